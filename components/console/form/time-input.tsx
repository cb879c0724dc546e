"use client";
import { useId } from "react";
import { buildFieldAria, FieldFrame } from "./fields";
import type { TextField } from "./use-form";
import { useTimeField } from "./use-time-field";

interface Props {
  label: string;
  hint?: string;
  field: TextField;
  /** 00:00 is the end of the day. */
  isEnd?: boolean;
}

/** A time of day on the reader's clock; its value is "HH:MM". */
export function TimeInput({ label, hint, field, isEnd }: Props) {
  const id = useId();
  const time = useTimeField({ value: field.value, onChange: field.onChange, isEnd });
  const error = time.error ?? field.error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...buildFieldAria(id, hint, error)}
        {...time.inputProps}
        className="input mt-1"
        name={field.name}
      />
    </FieldFrame>
  );
}
