"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { NextTimeView } from "@/lib/pages/locator/view";
import { BookButton } from "./book-button";

type NextSlots = Record<string, NextTimeView>;

/** Null until they are loaded. */
const NextSlotsContext = createContext<NextSlots | null>(null);

/** Loads the next free times of all locations inside in one request, after hydration. */
export function NextSlots({ source, children }: { source: string | null; children: ReactNode }) {
  const [found, setFound] = useState<{ source: string; times: NextSlots } | null>(null);
  useEffect(() => {
    if (source === null) return;
    const loading = new AbortController();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fetch(`${source}&tz=${encodeURIComponent(zone)}`, { signal: loading.signal, priority: "low" })
      .then(async (response) => setFound({ source, times: response.ok ? await response.json() : {} }))
      .catch(() => {}); // the book links work without them
    return () => loading.abort();
  }, [source]);
  return (
    <NextSlotsContext value={found?.source === source ? found.times : null}>{children}</NextSlotsContext>
  );
}

/** The next free time of a location; its lines are reserved to avoid a layout shift, with the city on a small phone. */
export function NextSlot({ id }: { id: string }) {
  const next = useContext(NextSlotsContext)?.[id];
  return (
    <p
      className={`min-h-6 text-sm wrap-anywhere max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-3 max-sm:flex max-sm:min-h-12 max-[23.5rem]:min-h-18 max-sm:items-center max-sm:pe-3 noscript:hidden ${next?.href ? "font-medium" : "text-muted"}`}
    >
      {next?.text}
    </p>
  );
}

/** The book button of a location; once loaded, it books the next free time. */
export function NextSlotButton({ id, book, ...look }: Parameters<typeof BookButton>[0] & { id: string }) {
  const next = useContext(NextSlotsContext)?.[id];
  return (
    <BookButton book={next?.href ? { ...book, href: next.href } : book} at={next?.text ?? null} {...look} />
  );
}
