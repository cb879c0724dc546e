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
  const [sourceError, setError] = useState<SourceError | null>(null);

  function replaceSource(next: VisitorCalendarSource | null) {
    if (shared.source !== next) shared.source?.end();
    shared.source = next;
    setSource(next);
  }

  function fail(at: SourceError["at"], error: unknown) {
    const { rule, text } = error instanceof CalendarReadError ? error : new CalendarReadError("failed");
    if (texts) setError({ at, text: text ?? texts.issues[rule] });
  }

  /** Resolves to true if the calendar is shown. The previous source stays if the new one is unreadable. */
  async function open(at: SourceError["at"], load: () => Promise<VisitorCalendarSource>): Promise<boolean> {
    setError(null);
    setReading(true);
    let next: VisitorCalendarSource | null = null;
    try {
      next = await load();
      await next.read({ from: 0, until: 1 }, zone); // fails if the calendar is unreadable
      replaceSource(next);
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
  function onReadFailure(error: unknown) {
    fail(shared.source?.at ?? "file", error);
    replaceSource(null);
  }

  function remove() {
    setError(null);
    replaceSource(null);
  }

  return { source, isReading, sourceError, open, onReadFailure, remove };
}
