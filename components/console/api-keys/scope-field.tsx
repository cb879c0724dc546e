"use client";
import type { ReactNode } from "react";

interface Props {
  label: string;
  children: ReactNode;
}

/** Around a table in which scopes are ticked. */
export function ScopeField({ label, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      {children}
    </fieldset>
  );
}
