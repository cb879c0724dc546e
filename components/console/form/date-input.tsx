"use client";
import { useId } from "react";
import { DateField } from "./date-field";
import { buildFieldAria, FieldFrame } from "./fields";
import { useDateField } from "./use-date-field";
import type { TextField } from "./use-form";

interface Props {
  label: string;
  hint?: string;
  field: TextField;
}

/** A date in the reader's order, or from a calendar; its value is "YYYY-MM-DD". */
export function DateInput({ label, hint, field }: Props) {
  const id = useId();
  const date = useDateField(field);
  const error = date.error ?? field.error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <DateField
        field={date}
        aria={buildFieldAria(id, hint, error)}
        labelId={`${id}-label`}
        name={field.name}
        className="mt-1"
      />
    </FieldFrame>
  );
}
