"use client";
import { type ReactNode, useId } from "react";

interface Props {
  label: string;
  error: string | null;
  children: ReactNode;
}

/** Around a table in which scopes are ticked. */
export function ScopeField({ label, error, children }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0" {...(error ? { "aria-describedby": `${id}-error` } : {})}>
      <legend className="text-sm font-medium">{label}</legend>
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-2 font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
