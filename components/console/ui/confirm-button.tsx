"use client";
import { lazy, Suspense, useState } from "react";

const ConfirmDialog = lazy(() => import("./confirm-dialog"));

interface Props {
  label: string;
  /** The accessible name, for users who cannot see the button's context. */
  name?: string;
  /** The title of the dialog. */
  title: string;
  text: string;
  className?: string;
  run: () => Promise<unknown>;
  onDone: () => void;
}

/** A button for an action that cannot be undone, with a confirmation. */
export function ConfirmButton({ label, name, className = "", onDone, ...dialogProps }: Props) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className={`button ${className}`}
        data-tone="bad"
        {...(name && { "aria-label": name })}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            {...dialogProps}
            submitLabel={label}
            onDone={() => {
              close();
              onDone();
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
