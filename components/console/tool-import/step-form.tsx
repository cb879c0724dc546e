"use client";
import type { ReactNode } from "react";
import { ErrorText } from "../ui/error-text";

interface Props {
  /** What the button does. */
  mutation: { isPending: boolean; error: Error | null; mutate: () => void };
  label: string;
  isPrimary?: boolean;
  children?: ReactNode;
}

/** The fields of a step with the button that starts it, and its error. */
export const StepForm = ({ mutation, label, isPrimary = true, children }: Props) => (
  <form
    className="grid max-w-prose gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      if (!mutation.isPending) mutation.mutate();
    }}
  >
    {children}
    <ErrorText error={mutation.error} />
    <button
      type="submit"
      className="button justify-self-start"
      {...(isPrimary && { "data-tone": "primary" })}
      aria-disabled={mutation.isPending}
    >
      {label}
    </button>
  </form>
);
