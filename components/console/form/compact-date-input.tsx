"use client";
import { useId } from "react";
import { DateField } from "./date-field";
import { buildFieldAria, FieldNotes } from "./fields";
import { useDateField } from "./use-date-field";

interface Props {
  label: string;
  value: string;
  /** The label stands before the field. */
  isInline?: boolean;
  onChange: (value: string) => void;
}

/** A date among filters, with a small label. */
export function CompactDateInput({ label, value, isInline = false, onChange }: Props) {
  const id = useId();
  const date = useDateField({ value, onChange });
  return (
    <div className={isInline ? "flex flex-wrap items-center gap-x-2" : "grid min-w-0 gap-1"}>
      <label id={`${id}-label`} htmlFor={id} className={`text-muted ${isInline ? "" : "text-xs"}`}>
        {label}
      </label>
      <DateField
        field={date}
        aria={buildFieldAria(id, undefined, date.error)}
        labelId={`${id}-label`}
        className={isInline ? "w-44 text-sm" : ""}
      />
      <FieldNotes id={id} error={date.error} />
    </div>
  );
}
