"use client";
import { useEffect, useRef, useState } from "react";
import type { LocalFieldProps, LocalTextField } from "./local-text-field";

/**
 * The browser's own field for a date or a time, which a text in the reader's language and clock replaces where a mouse
 * points and scripts run.
 */
export function LocalField(props: LocalFieldProps) {
  const native = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState<{ Text: typeof LocalTextField; value: string } | null>(null);
  useEffect(() => {
    if (window.matchMedia("(pointer: coarse)").matches) return;
    import("./local-text-field").then(
      ({ LocalTextField: Text }) => {
        const { current: input } = native;
        if (input && input !== document.activeElement) setReplacement({ Text, value: input.value });
      },
      () => {}, // the browser's own field stays
    );
  }, []);
  if (replacement) return <replacement.Text {...props} value={replacement.value} />;
  return <input ref={native} type={props.kind} {...props.input} />;
}
