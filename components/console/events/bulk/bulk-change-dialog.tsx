"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextArea } from "../../form/text-area";
import type { ApiEvent } from "../../resources/event-state-mark";
import { EVENTS_KEY } from "../../resources/events";
import { formatUserNameById, useUsersById } from "../../resources/user-picker";
import { useText } from "../../texts";
import { DialogForm } from "../../ui/dialog-form";
import { Modal } from "../../ui/modal";
import { HostCombobox } from "../host-combobox";
import { BulkOutcomes } from "./bulk-outcomes";
import { type BulkChange, type BulkOutcome, sendBulkChange } from "./send-bulk-change";

interface Props {
  kind: BulkChange["kind"];
  events: readonly ApiEvent[];
  onClose: () => void;
}

/** Cancels or reassigns several meetings with one message, then lists the outcomes. */
export default function BulkChangeDialog({ kind, events, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [user, setUser] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const changeable = pickChangeable(events, kind);
  const byRule = changeable.every(({ source }) => source.team !== null);
  const send = useMutation({
    mutationFn: ({ some, before }: { some: readonly ApiEvent[]; before: readonly BulkOutcome[] }) => {
      setDone(0);
      const change: BulkChange = kind === "cancel" ? { kind, reason } : { kind, reason, user };
      return sendBulkChange(some, change, setDone).then((outcomes) => [...before, ...outcomes]);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: EVENTS_KEY }),
  });
  const title = t(kind === "cancel" ? "meetings.cancelManyTitle" : "meetings.reassignManyTitle", {
    count: changeable.length,
  });

  return (
    <Modal
      open
      title={title}
      {...(!send.data && { text: t(`meetings.${kind}ManyText`) })}
      onClose={send.isPending ? null : onClose}
    >
      {send.isPending ? (
        <p className="mt-4 text-muted" role="status">
          {t("meetings.running", { done, all: send.variables.some.length })}
        </p>
      ) : send.data ? (
        <BulkOutcomes
          outcomes={send.data}
          onRetry={(rejected) =>
            send.mutate({
              some: rejected.map(({ event }) => event),
              before: send.data.filter(({ error }) => error === null),
            })
          }
          onClose={onClose}
        />
      ) : (
        <DialogForm
          submitLabel={t(`meetings.${kind}Many`)}
          tone={kind === "cancel" ? "bad" : "primary"}
          ready={changeable.length > 0 && (kind === "cancel" || user !== null || byRule)}
          error={send.error}
          onSubmit={() => send.mutate({ some: changeable, before: [] })}
          onCancel={onClose}
        >
          <SkippedNotice kind={kind} all={events.length} changeable={changeable.length} />
          {kind === "reassign" && changeable.length > 0 ? (
            <NewHost user={user} byRule={byRule} onPick={setUser} />
          ) : null}
          {changeable.length > 0 ? <Message value={reason} onChange={setReason} /> : null}
        </DialogForm>
      )}
    </Modal>
  );
}

/** The number of selected meetings that do not change. */
function SkippedNotice({ kind, all, changeable }: Pick<Props, "kind"> & { all: number; changeable: number }) {
  const t = useText();
  const count = all - changeable;
  if (changeable === 0) return <p>{t("meetings.nothingLeft")}</p>;
  if (count === 0) return null;
  return <p>{t(kind === "cancel" ? "meetings.cancelledAlready" : "meetings.noBooking", { count })}</p>;
}

interface HostProps {
  user: string | null;
  /** All meetings belong to teams, which can assign by their rule. */
  byRule: boolean;
  onPick: (user: string) => void;
}

function NewHost({ user, byRule, onPick }: HostProps) {
  const t = useText();
  const host = useUsersById(user ? [user] : []);
  return (
    <div>
      <p className="font-medium">
        {t("events.newHost")}:{" "}
        {user ? formatUserNameById(host.data, user, t("users.unnamed")) : byRule ? t("events.byRule") : "–"}
      </p>
      <HostCombobox exclude={user ? [user] : []} onPick={onPick} />
    </div>
  );
}

function Message({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useText();
  return (
    <TextArea
      label={t("meetings.messageToAll")}
      field={{ name: "message", value, error: null, onChange }}
      maxLength={MAX_MESSAGE_CHARACTERS}
    />
  );
}

/** The API's limit. */
const MAX_MESSAGE_CHARACTERS = 5000;

/** Picks the meetings that the change applies to: cancelled ones cannot change, and only bookings can be reassigned. */
const pickChangeable = (events: readonly ApiEvent[], kind: BulkChange["kind"]): ApiEvent[] =>
  events.filter(({ cancelled, bookpage }) => !cancelled && (kind === "cancel" || bookpage));
