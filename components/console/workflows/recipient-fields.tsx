"use client";
import { RECIPIENTS } from "@/lib/domain/events/workflows/options";
import { useText } from "../texts";
import type { WorkflowStepInput } from "./workflow-form-controller";

type Recipients = NonNullable<WorkflowStepInput["to"]>;

interface Props {
  pointer: string;
  to: Recipients;
  choices: readonly Recipients[number][];
  /** The booker is the person who answered or waits. */
  hasMeeting: boolean;
  error: string | null;
  onChange: (to: Recipients) => void;
}

/** The recipients of a message. */
export function RecipientFields({ pointer, to, choices, hasMeeting, error, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className="min-w-0" data-field={pointer} tabIndex={-1}>
      <legend className="text-sm font-medium">{t("workflows.to")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((recipient) => (
          <label key={recipient} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5 accent-text"
              checked={to.includes(recipient)}
              onChange={(event) =>
                onChange(
                  RECIPIENTS.filter((one) => (one === recipient ? event.target.checked : to.includes(one))),
                )
              }
            />
            {recipient === "booker" && !hasMeeting
              ? t("workflows.person")
              : t(`workflows.recipient.${recipient}`)}
          </label>
        ))}
      </div>
      {error ? <p className="text-sm font-medium text-bad">{error}</p> : null}
    </fieldset>
  );
}
