"use client";

import { useEffect } from "react";
import { modernZone } from "@/lib/core/time/modern-zone";

/** Chooses the browser's own zone as long as nobody has chosen one. */
export function GuessZone({ current }: { current: string }) {
  useEffect(() => {
    const select = document.querySelector<HTMLSelectElement>("#timezone");
    if (current !== "UTC" || !select || select.selectedIndex > 0) return;
    const zone = modernZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ([...select.options].some(({ value }) => value === zone)) select.value = zone;
  }, [current]);
  return null;
}
