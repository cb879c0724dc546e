import type { Messages } from "@/lib/platform/i18n/messages/messages";

// What the browser knows of laying a visitor's own calendar over the times of a page.

/** What the control on the page starts from; its texts come when somebody opens it. */
export type VisitorCalendarView = {
  /** "Lay my calendar over" */
  label: string;
  lang: string;
  /** The tag by which times are written, and the clock. */
  locale: string;
  hourCycle: "h12" | "h23";
  zone: string;
  /** How long the meeting is. */
  minutes: number;
};

export type VisitorCalendarTexts = Messages["ownCalendar"];

/** Why a calendar is not shown. */
export type VisitorCalendarError = keyof VisitorCalendarTexts["faults"];

/** When the visitor is busy, in milliseconds; whole days lie from midnight to midnight in UTC, in any zone. */
export type VisitorBusyTime = { start: number; end: number; allDay: boolean; title?: string };

/** The stretch of time that is looked at, in milliseconds. */
export type VisitorCalendarRange = { from: number; until: number };

/** To the thread that reads calendars: with `bytes`, a calendar; then which part of it is wanted. */
export type CalendarParseRequest = VisitorCalendarRange & {
  id: number;
  zone: string;
  bytes?: Uint8Array<ArrayBuffer>;
};

export type CalendarParseResponse = { id: number } & (
  | { times: VisitorBusyTime[] }
  | { fault: "unreadable" | "complex" }
);

/** The longest calendar, in bytes. */
export const MAX_CALENDAR_BYTES = 5 * 1024 * 1024;
