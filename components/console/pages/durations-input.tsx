"use client";
import { useId } from "react";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";

const OFFERED_MINUTES = [15, 20, 30, 45, 60, 90, 120];

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The page's durations, which apply to a type without any. */
  inherited: readonly number[] | null;
}

/** The durations that bookers choose from: common ones, and those already set. */
export function DurationsInput({ form, inherited }: Props) {
  const t = useText();
  const id = useId();
  const pointer = "/custom/durations";
  const chosen: readonly number[] = form.body.custom.durations ?? [];
  const error = form.findError(pointer);
  const offered = [...new Set([...OFFERED_MINUTES, ...chosen])].sort((a, b) => a - b);
  const toggle = (minutes: number) => {
    const changed = chosen.includes(minutes)
      ? chosen.filter((one) => one !== minutes)
      : [...chosen, minutes].sort((a, b) => a - b);
    form.set(pointer, changed.length > 0 ? changed : null);
  };
  const hint = [
    t("pages.hints.durations"),
    chosen.length === 0 && inherited && `${t("pages.asPage")} (${inherited.join(", ")})`,
  ];
  return (
    <fieldset aria-describedby={`${id}-hint`} data-field={pointer}>
      <legend className="font-medium text-sm">{t("pages.fields.durations")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={chosen.includes(minutes)}
            className="button px-3 aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
            onClick={() => toggle(minutes)}
          >
            {t("hours.minutesLong", { count: String(minutes) })}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
        {hint.filter(Boolean).join(" ")}
      </p>
      {error ? <p className="mt-1 font-medium text-bad text-sm">{error}</p> : null}
    </fieldset>
  );
}
