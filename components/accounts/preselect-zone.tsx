"use client";

import { useEffect } from "react";
import { normalizeZone } from "@/lib/core/time/normalize-zone";

/** Selects the browser's time zone unless the user has chosen one. */
export function PreselectZone({ current }: { current: string }) {
  useEffect(() => {
    const select = document.querySelector<HTMLSelectElement>("#timezone");
    if (current !== "UTC" || !select || select.selectedIndex > 0) return;
    const zone = normalizeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ([...select.options].some(({ value }) => value === zone)) select.value = zone;
  }, [current]);
  return null;
}
