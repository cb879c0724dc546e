"use client";
import { useEffect, useState } from "react";
import { TYPING_PAUSE_MS } from "../form/typing-pause";

/** The value once the typing pauses; null at once. */
export function usePaused(value: string | null): string | null {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : paused;
}
