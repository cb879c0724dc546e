"use client";
import { useId } from "react";
import { buildFieldAria, FieldFrame } from "./fields";
import { getAtPointer } from "./pointer";
import type { FormController } from "./use-form";

interface Props {
  label: string;
  hint?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  pointer: string;
  min: number;
  max: number;
  /** The value of an empty field in the body. */
  empty?: number | null;
  placeholder?: string;
  /** Accepts decimal numbers. */
  decimal?: boolean;
}

export function NumberInput({
  label,
  hint,
  form,
  pointer,
  min,
  max,
  empty = null,
  placeholder,
  decimal,
}: Props) {
  const id = useId();
  const value = getAtPointer(form.body, pointer);
  const error = form.findError(pointer);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...buildFieldAria(id, hint, error)}
        className="input mt-1"
        type="number"
        inputMode={decimal ? "decimal" : "numeric"}
        {...(decimal ? { step: "any" } : {})}
        name={pointer}
        min={min}
        max={max}
        value={typeof value === "number" ? value : ""}
        placeholder={placeholder}
        onChange={({ target }) => form.set(pointer, target.value === "" ? empty : Number(target.value))}
      />
    </FieldFrame>
  );
}
