"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { NextTimeView } from "@/lib/pages/locator/view";
import { BookButton } from "./book-button";

type NextSlots = Record<string, NextTimeView>;

/** Null: they are not known yet. */
const NextSlotsContext = createContext<NextSlots | null>(null);

/** Asks for the next free times of the list within once that stands, for all of its cards together. */
export function NextSlots({ source, children }: { source: string | null; children: ReactNode }) {
  const [found, setFound] = useState<{ source: string; times: NextSlots } | null>(null);
  useEffect(() => {
    if (source === null) return;
    const loading = new AbortController();
    fetch(source, { signal: loading.signal, priority: "low" })
      .then(async (answer) => setFound({ source, times: answer.ok ? await answer.json() : {} }))
      .catch(() => {}); // without them the way to book is there all the same
    return () => loading.abort();
  }, [source]);
  return (
    <NextSlotsContext value={found?.source === source ? found.times : null}>{children}</NextSlotsContext>
  );
}

/** The next free time of one place; its line is kept free, so that nothing moves when it comes. */
export function NextSlot({ id }: { id: string }) {
  const next = useContext(NextSlotsContext)?.[id];
  return (
    <p
      className={`min-h-6 text-sm wrap-anywhere max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-3 max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:pe-3 noscript:hidden ${next?.href ? "font-medium" : "text-muted"}`}
    >
      {next?.text}
    </p>
  );
}

/** The way to book a place: once it is known when that is free next, at that time. */
export function NextSlotButton({ id, book, ...look }: Parameters<typeof BookButton>[0] & { id: string }) {
  const next = useContext(NextSlotsContext)?.[id];
  return (
    <BookButton book={next?.href ? { ...book, href: next.href } : book} at={next?.text ?? null} {...look} />
  );
}
