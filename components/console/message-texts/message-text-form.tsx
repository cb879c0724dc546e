"use client";
import { useRef, useState } from "react";
import type { ApiValue } from "../api";
import { FormFrame } from "../form/form-frame";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { EventChoice } from "./event-choice";
import { MessagePreview } from "./message-preview";
import { PartFields } from "./part-fields";
import type { MessageKindRow, MessageText } from "./queries";
import { TextActions } from "./text-actions";
import { useMessagePreview } from "./use-message-preview";
import { useTextForm } from "./use-text-form";

interface Props {
  read: ApiValue<MessageText>;
  row: MessageKindRow;
  /** The values of variables that are choices. */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a text beside the message that they make. */
export function MessageTextForm({ read, row, choices }: Props) {
  const t = useText();
  const me = useMe();
  const { kind, lang, ours } = read.value;
  const [event, setEvent] = useState<string | null>(null);
  const form = useTextForm(read);
  const preview = useMessagePreview({ kind, lang }, form.body, event);
  const issues = preview.data?.issues ?? [];
  const shown = useLastPreview(preview.data?.preview ?? null);
  const labels = Object.fromEntries(
    row.parts.map(({ part }) => [`/${part}`, t(`messageTexts.part.${part}`)]),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <FormFrame form={form} labels={labels} closed={!canPerform(me, "updateMessageText")}>
        <Panel title={t("messageTexts.text")}>
          <PartFields
            form={form}
            row={row}
            ours={ours}
            choices={choices}
            issues={issues}
            values={shown?.values ?? {}}
          />
        </Panel>
        <TextActions
          text={read.value}
          body={form.body}
          event={event}
          isDirty={form.dirty}
          hasIssues={issues.length > 0}
        />
      </FormFrame>
      <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-4">
        <MessagePreview preview={shown} isOutdated={issues.length > 0} error={preview.error} />
        <EventChoice event={event} onChoose={setEvent} />
      </div>
    </div>
  );
}

/** The last preview without mistakes. */
function useLastPreview<Preview>(preview: Preview | null): Preview | null {
  const last = useRef<Preview | null>(null);
  if (preview) last.current = preview;
  return preview ?? last.current;
}
