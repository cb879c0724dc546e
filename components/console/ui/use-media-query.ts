"use client";
import { useCallback, useSyncExternalStore } from "react";

/** Returns whether the window matches the media query; false on the server. */
export function useMediaQuery(media: string): boolean {
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

/** Returns whether fingers point, for which the device's own wheels and calendars are better than text. */
export const useHasTouch = () => useMediaQuery("(pointer: coarse)");
