"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { copyText } from "@/components/ui/safe-browser-apis";

interface CopyProps {
  text: string;
  label: string;
  done: string;
}

/** The button is hidden unless the browser can copy; the text can be selected instead. */
export function CopyButton({ text, label, done }: CopyProps) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => setState("ready"), []);
  if (state === "none") return null;
  const copy = async () => setState((await copyText(text)) ? "copied" : "none");
  const isCopied = state === "copied";
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {/* Stacking both labels keeps the button's width. */}
      <span aria-live="polite" className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className={isCopied ? "invisible" : undefined}>{label}</span>
        <span
          className={`flex items-center gap-2 ${isCopied ? "" : "invisible"}`}
          {...(isCopied ? { "data-settles": "" } : {})}
        >
          <Icon name="check" />
          {done}
        </span>
      </span>
    </button>
  );
}
