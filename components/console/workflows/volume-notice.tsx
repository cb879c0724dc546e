"use client";
import { useText } from "../texts";
import type { WorkflowFormController } from "./workflow-form-controller";

interface Props {
  form: WorkflowFormController;
  /** The messages that the rejected change would send within an hour. */
  messages: number;
}

/** Asks to confirm a change that sends many messages at once. */
export default function VolumeNotice({ form, messages }: Props) {
  const t = useText();
  return (
    <section className="rounded-sm border border-warn px-4 py-3">
      <p className="font-bold">{t("workflows.manyTitle", { count: messages })}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-4.5 accent-text"
          checked={form.body.confirmed_messages === messages}
          onChange={(event) => form.set("/confirmed_messages", event.target.checked ? messages : undefined)}
        />
        {t("workflows.manyConfirm")}
      </label>
    </section>
  );
}
