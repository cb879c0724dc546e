"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** A panel below its button that closes on Escape and on an outside click; Escape returns the focus to the button. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open || event.defaultPrevented) return;
    event.stopPropagation(); // a sheet or panel below stays open
    close();
  };
  return { open, close, toggle: () => setOpen(!open), frame: { ref: frame, onKeyDown }, button };
}
