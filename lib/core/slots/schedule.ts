import type { Interval } from "@/lib/core/time/interval";
import type { LocalDate } from "@/lib/core/time/local-date";

/** Wall-clock minutes of a day, 0 to 1440. An end of 0 is the midnight at the end of the day, as 1440 is. */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** Seven days, Monday first. A disabled day is empty. */
export type Week = readonly (readonly DayRange[])[];

/** When a user can be booked (spec: availability), with what the user's absences and travels make of it. */
export interface Schedule extends DateRules {
  readonly zone: string;
  readonly week: Week;
  readonly pastAsBusy: boolean;
  readonly todayAsBusy: boolean;
  /** Bookable until this many days after today; null for ever. */
  readonly daysAfterAsBusy: number | null;
  /** Minutes. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly allDayBusy: boolean;
}

/** Whole local days; `to` is the first day after. */
export interface AllDay {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Rules that know dates, not weekdays only. All dates are local ones of the schedule's zone. */
export interface DateRules {
  /** Weeks that take turns in place of `week`. The first one is the week in which `from` lies. */
  readonly turns: { readonly from: LocalDate; readonly weeks: readonly Week[] } | null;
  /** Hours in place of the week's and of holidays; of several for one date the last one counts. None: closed. */
  readonly dates: readonly (AllDay & { readonly hours: readonly DayRange[] })[];
  /** Closed. */
  readonly holidays: readonly LocalDate[];
  /** Closed, whatever the other rules say. */
  readonly absences: readonly AllDay[];
  /** Dates whose hours are those of another zone's clocks; of several for one date the last one counts. */
  readonly travels: readonly (AllDay & { readonly zone: string })[];
  /** Minutes from now until the earliest start. */
  readonly minimumNotice: number;
  /** The first and the last date on which a slot may start. */
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  /** Of all meetings of the host. */
  readonly limits: readonly Limit[];
  /** The first day of a week, for limits and turns: 0 is Monday. */
  readonly weekStart: number;
}

export const NO_DATE_RULES: DateRules = {
  turns: null,
  dates: [],
  holidays: [],
  absences: [],
  travels: [],
  minimumNotice: 0,
  startDate: null,
  endDate: null,
  limits: [],
  weekStart: 0,
};

/** How much may be booked in each day, week or month; a meeting belongs to the one that it starts in. */
export interface Limit {
  readonly per: "day" | "week" | "month";
  readonly unit: "count" | "minutes";
  readonly most: number;
}

/** Limits of some of a host's meetings: those of a booking page, or of a type of it. */
export interface Quota {
  readonly of: "page" | "type";
  readonly limits: readonly Limit[];
  readonly meetings: readonly Interval[];
}

/** A meeting of the page that is asked about, which several people book, each a seat. */
export interface SeatedMeeting extends Interval {
  /** How many more can. */
  readonly free: number;
}

/** A user whose time is looked for, with everything that takes it up. Lists may be in any order. */
export interface Host {
  /** A host without one offers no slot. */
  readonly schedule: Schedule | null;
  readonly meetings: readonly Interval[];
  readonly busy: readonly Interval[];
  readonly allDay: readonly AllDay[];
  /** What the page that is booked on allows; none where no page is asked about. */
  readonly quotas?: readonly Quota[];
  /** Of `meetings` those whose seats the page offers. */
  readonly seated?: readonly SeatedMeeting[];
}
