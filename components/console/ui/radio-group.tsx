"use client";
import { useId } from "react";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons with a description each. */
export function RadioGroup<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className="mt-1 grid">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              className="mt-1 size-5 flex-none accent-text"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint ? <span className="block text-muted text-xs">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
