"use client";
import { useCallback, useSyncExternalStore } from "react";

/** Wider screens have space for a panel beside a list. */
const PANEL_WIDTH_PX = 1700;

/** Returns whether the window has at least this width; false on the server. */
export function useIsWide(width = PANEL_WIDTH_PX): boolean {
  const media = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
}
