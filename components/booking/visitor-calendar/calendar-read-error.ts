import type { VisitorCalendarError } from "@/lib/pages/visitor-calendar/view";

/** The reason why a calendar cannot be shown: its rule, and the service's text if there is one. */
export class CalendarReadError extends Error {
  constructor(
    readonly rule: VisitorCalendarError,
    readonly text: string | null = null,
  ) {
    super(rule);
  }
}

/** An error and the source beside which it is shown. */
export type SourceError = { at: "file" | "address" | "connected"; text: string };
