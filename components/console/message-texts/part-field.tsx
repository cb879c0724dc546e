"use client";
import { type RefObject, useId } from "react";
import { buildFieldAria, FieldFrame } from "../form/fields";
import type { TextField } from "../form/use-form";
import { TextComparison } from "./text-comparison";

export type PartInput = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  label: string;
  hint?: string;
  field: TextField;
  /** Our text; null if there is none. */
  ours: string | null;
  isSingleLine: boolean;
  inputRef: RefObject<PartInput | null>;
  onFocus: () => void;
}

/** A part of a text: its source, its mistakes, and ours to compare. */
export function PartField({ label, hint, field, ours, isSingleLine, inputRef, onFocus }: Props) {
  const id = useId();
  const props = {
    ...buildFieldAria(id, hint, field.error),
    name: field.name,
    value: field.value,
    autoComplete: "off",
    onFocus,
  };
  return (
    <div>
      <FieldFrame id={id} label={label} hint={hint} error={field.error}>
        {isSingleLine ? (
          <input
            {...props}
            ref={inputRef as RefObject<HTMLInputElement | null>}
            type="text"
            className="input mt-1"
            onChange={({ target }) => field.onChange(target.value)}
          />
        ) : (
          <textarea
            {...props}
            ref={inputRef as RefObject<HTMLTextAreaElement | null>}
            rows={4}
            className="input mt-1 field-sizing-content min-h-28 [contain:inline-size]"
            onChange={({ target }) => field.onChange(target.value)}
          />
        )}
      </FieldFrame>
      {ours === null ? null : <TextComparison ours={ours} own={field.value} />}
    </div>
  );
}
