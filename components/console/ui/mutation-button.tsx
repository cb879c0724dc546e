"use client";
import type { ReactNode } from "react";

interface Props {
  mutation: { isPending: boolean; mutate: () => void };
  className?: string;
  tone?: "primary";
  children: ReactNode;
}

/** A button that runs a mutation once, ignores clicks while it is pending, and keeps the focus. */
export const MutationButton = ({ mutation, className = "", tone, children }: Props) => (
  <button
    type="button"
    className={`button ${className}`}
    data-tone={tone}
    aria-disabled={mutation.isPending}
    onClick={() => {
      if (!mutation.isPending) mutation.mutate();
    }}
  >
    {children}
  </button>
);
