"use client";
import { useId, useState } from "react";
import { useText } from "../texts";
import { DateField } from "./date-field";
import { buildFieldAria, FieldNotes } from "./fields";
import { useDateField } from "./use-date-field";
import type { TextField } from "./use-form";
import { useTimeField } from "./use-time-field";

interface Props {
  label: string;
  hint?: string;
  field: Pick<TextField, "value" | "error" | "onChange">;
}

/** A date and a time; the value is "YYYY-MM-DDTHH:MM", and empty unless both are there. */
export function DateTimeInput({ label, hint, field }: Props) {
  const t = useText();
  const id = useId();
  const [partial, setPartial] = useState("T");
  // A complete one belongs to a value that was removed since.
  const [day = "", clock = ""] = (field.value || (isComplete(partial) ? "T" : partial)).split("T");
  const change = (next: string) => {
    setPartial(next);
    const value = isComplete(next) ? next : "";
    if (value !== field.value) field.onChange(value);
  };
  const date = useDateField({ value: day, onChange: (chosen) => change(`${chosen}T${clock}`) });
  const time = useTimeField({ value: clock, onChange: (chosen) => change(`${day}T${chosen}`) });
  const error = date.error ?? time.error ?? field.error;
  const buildAria = (part: string, own: string | null) => {
    const { id: _, "aria-invalid": __, ...described } = buildFieldAria(id, hint, error);
    return {
      ...described,
      "aria-label": `${label}: ${part}`,
      ...((own ?? field.error) && { "aria-invalid": true }),
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of a fieldset would need a second heading
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-medium text-sm">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <DateField
          field={date}
          aria={buildAria(t("hours.date"), date.error)}
          labelId={id}
          className="min-w-0 flex-1 basis-36"
        />
        <input
          {...buildAria(t("hours.time"), time.error)}
          {...time.inputProps}
          className="input w-auto min-w-0 flex-1 basis-24"
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

const isComplete = (text: string) => !text.startsWith("T") && !text.endsWith("T");
