import type { PageMessages } from "@/lib/platform/i18n/message-types";
import type { Translated } from "@/lib/platform/i18n/translated";

// Types of the visitor's calendar overlay.

/** The control on the page; its texts load when the visitor opens it. */
export type VisitorCalendarView = {
  /** "Lay my calendar over" */
  label: string;
  lang: string;
  /** The locale and hour cycle of times. */
  locale: string;
  hourCycle: "h12" | "h23";
  zone: string;
  /** The duration of the meeting. */
  minutes: number;
};

export type VisitorCalendarTexts = Translated<PageMessages["visitorCalendar"]>;

/** The reasons why a calendar is not shown. */
export type VisitorCalendarError = keyof VisitorCalendarTexts["issues"];

/** A busy time in milliseconds; all-day entries go from midnight to midnight UTC in every zone. */
export type VisitorBusyTime = { start: number; end: number; allDay: boolean; title?: string };

/** The shown range, in milliseconds. */
export type VisitorCalendarRange = { from: number; until: number };

/** A message to the worker: `bytes` of a calendar first, then the range to parse. */
export type CalendarParseRequest = VisitorCalendarRange & {
  id: number;
  zone: string;
  bytes?: Uint8Array<ArrayBuffer>;
};

export type CalendarParseResponse = { id: number } & (
  | { times: VisitorBusyTime[] }
  | { fault: "unreadable" | "complex" }
);

/** The maximum size of a calendar, in bytes. */
export const MAX_CALENDAR_BYTES = 5 * 1024 * 1024;
