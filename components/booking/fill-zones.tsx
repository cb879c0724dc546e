"use client";

import { useEffect, useRef } from "react";

/** Fills the zone select with all zones when the page is idle. */
export function FillZones({ source, current }: { source: string; current: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current zone is a select made anew
  useEffect(() => {
    const select = anchor.current?.parentElement?.querySelector("select");
    if (!select || select.options.length > 1) return;
    const loading = new AbortController();
    fetch(source, { signal: loading.signal, priority: "low" })
      .then(async (response) => {
        if (response.ok) select.insertAdjacentHTML("beforeend", await response.text());
      })
      .catch(() => {}); // the current zone stays selected without the list
    return () => loading.abort();
  }, [source, current]);
  return <span ref={anchor} hidden />;
}
