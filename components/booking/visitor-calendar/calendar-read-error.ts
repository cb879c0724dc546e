import type { VisitorCalendarError } from "@/lib/pages/visitor-calendar/view";

/** Why a calendar is not shown: by its rule, and in words where the service has said them. */
export class CalendarReadError extends Error {
  constructor(
    readonly rule: VisitorCalendarError,
    readonly text: string | null = null,
  ) {
    super(rule);
  }
}

/** A refusal where it is shown: beside what the calendar was to come from. */
export type SourceError = { at: "file" | "address" | "connected"; text: string };
