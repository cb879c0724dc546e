"use client";

import { useEffect, useState } from "react";

interface CopyProps {
  text: string;
  label: string;
  done: string;
}

/** Only where a script can copy; else the text is there to be marked. */
export function CopyButton({ text, label, done }: CopyProps) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => setState("ready"), []);
  if (state === "none") return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setState("copied"));
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <span aria-live="polite">{state === "copied" ? done : label}</span>
    </button>
  );
}
