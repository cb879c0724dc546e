"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { applyImport, type ToolImport } from "./queries";

interface Props {
  ready: ToolImport;
  count: number;
  onChange: (changed: ToolImport) => void;
}

/** Starts the import of meetings that were read; nobody is notified unless it is ticked. */
export function ReadyMeetings({ ready: { _id: id }, count, onChange }: Props) {
  const t = useText();
  const [mails, setMails] = useState(false);
  const [webhooks, setWebhooks] = useState(false);
  const apply = useMutation({ mutationFn: () => applyImport(id, { mails, webhooks }), onSuccess: onChange });
  return (
    <>
      {(
        [
          ["mails", mails, setMails],
          ["webhooks", webhooks, setWebhooks],
        ] as const
      ).map(([name, checked, set]) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 shrink-0"
            checked={checked}
            onChange={({ target }) => set(target.checked)}
          />
          {t(`toolImport.${name}`)}
        </label>
      ))}
      <MutationButton
        tone="primary"
        className="me-2 mt-2"
        mutation={{ isPending: apply.isPending, mutate: apply.mutate }}
      >
        {t("toolImport.apply", { count })}
      </MutationButton>
      <ErrorText error={apply.error} className="mt-3" />
    </>
  );
}
