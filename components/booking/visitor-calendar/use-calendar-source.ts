"use client";

import { useState } from "react";
import type { VisitorCalendarTexts, VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { CalendarReadError, type SourceError } from "./calendar-read-error";
import type { VisitorCalendarSource } from "./calendar-source";

/** What is laid over stays so while the visitor goes to the next step of the page and back. */
const shared: { source: VisitorCalendarSource | null } = { source: null };

/** Where it is known from when the visitor is busy, or why that is not known. */
export function useCalendarSource(texts: VisitorCalendarTexts | null, { zone }: VisitorCalendarView) {
  const [source, setSource] = useState(shared.source);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<SourceError | null>(null);

  function lay(next: VisitorCalendarSource | null) {
    if (shared.source !== next) shared.source?.end();
    shared.source = next;
    setSource(next);
  }

  function fail(at: SourceError["at"], error: unknown) {
    const { rule, text } = error instanceof CalendarReadError ? error : new CalendarReadError("failed");
    if (texts) setTrouble({ at, text: text ?? texts.faults[rule] });
  }

  /** True once it is laid over. What was before stays where this one cannot be read. */
  async function open(at: SourceError["at"], load: () => Promise<VisitorCalendarSource>): Promise<boolean> {
    setTrouble(null);
    setReading(true);
    let next: VisitorCalendarSource | null = null;
    try {
      next = await load();
      await next.read({ from: 0, until: 1 }, zone); // tells whether it can be read at all
      lay(next);
      return true;
    } catch (error) {
      next?.end();
      fail(at, error);
      return false;
    } finally {
      setReading(false);
    }
  }

  /** Of what is laid over, when more of it is read. */
  function lose(error: unknown) {
    fail(shared.source?.at ?? "file", error);
    lay(null);
  }

  function remove() {
    setTrouble(null);
    lay(null);
  }

  return { source, isReading, trouble, open, lose, remove };
}
