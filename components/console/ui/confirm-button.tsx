"use client";
import { lazy, Suspense, useState } from "react";

const Confirm = lazy(() => import("./confirm-dialog"));

interface Props {
  label: string;
  /** For those who do not see beside what it stands. */
  name?: string;
  /** Of the dialog. */
  title: string;
  text: string;
  className?: string;
  run: () => Promise<unknown>;
  onDone: () => void;
}

/** A button for what cannot be taken back, with the dialog that asks first. */
export function ConfirmButton({ label, name, className = "", onDone, ...asked }: Props) {
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
          <Confirm
            {...asked}
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
