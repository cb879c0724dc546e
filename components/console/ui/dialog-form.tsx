"use client";
import type { ReactNode } from "react";
import { useText } from "../texts";
import { ErrorText } from "./error-text";

interface Props {
  submitLabel: string;
  tone: "primary" | "bad";
  /** True if the form can be submitted. */
  ready: boolean;
  error: Error | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A small form in a dialog with submit and cancel. */
export function DialogForm({ submitLabel, tone, ready, error, onSubmit, onCancel, children }: Props) {
  const t = useText();
  return (
    <form
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit();
      }}
    >
      {children}
      <ErrorText error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button" onClick={onCancel}>
          {t("form.cancel")}
        </button>
        <button type="submit" className="button" data-tone={tone} aria-disabled={!ready}>
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
