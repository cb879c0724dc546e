"use client";
import { useId } from "react";
import { buildFieldAria, FieldFrame } from "./fields";
import type { TextField } from "./use-form";

interface Props {
  label: string;
  hint?: string;
  field: TextField;
  placeholder?: string;
  /** The number of characters that the browser enforces. */
  maxLength?: number;
}

/** A text area that grows with its text if the browser supports it; it resizes vertically only. */
export function TextArea({ label, hint, field, placeholder, maxLength }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={field.error}>
      <textarea
        {...buildFieldAria(id, hint, field.error)}
        className="input mt-1 field-sizing-content min-h-24 [contain:inline-size]"
        rows={3}
        name={field.name}
        value={field.value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
