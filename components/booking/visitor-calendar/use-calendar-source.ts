"use client";

import { useState } from "react";
import type { VisitorCalendarTexts, VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { CalendarReadError, type SourceError } from "./calendar-read-error";
import type { VisitorCalendarSource } from "./calendar-source";

/** Keeps the source while the visitor moves between the steps of the page. */
const shared: { source: VisitorCalendarSource | null } = { source: null };

/** Holds the source of the visitor's busy times, or the error. */
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

  /** Resolves to true if the calendar is shown. The previous source stays if the new one is unreadable. */
  async function open(at: SourceError["at"], load: () => Promise<VisitorCalendarSource>): Promise<boolean> {
    setTrouble(null);
    setReading(true);
    let next: VisitorCalendarSource | null = null;
    try {
      next = await load();
      await next.read({ from: 0, until: 1 }, zone); // fails if the calendar is unreadable
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

  /** Handles a failure of a later read of the shown source. */
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
