"use client";
import { useEffect, useState } from "react";
import { TYPING_DEBOUNCE_MS } from "../form/typing-debounce";

/** Returns the value after the typing pauses; null without delay. */
export function useDebouncedBody(value: string | null): string | null {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : paused;
}
