"use client";
import type { ReactNode } from "react";

interface Props {
  label: string;
  children: ReactNode;
}

/** The frame of a table of scopes. */
export function ScopeField({ label, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      {children}
    </fieldset>
  );
}
