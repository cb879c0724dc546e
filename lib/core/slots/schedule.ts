import type { Interval } from "@/lib/core/time/interval";
import type { LocalDate } from "@/lib/core/time/local-date";

/** Wall-clock minutes of a day, 0 to 1440. An end of 0 is the midnight at the end of the day, as 1440 is. */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** Seven days, Monday first. A disabled day is empty. */
export type Week = readonly (readonly DayRange[])[];

/** When a user can be booked (spec: availability). */
export interface Schedule {
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

/** A user whose time is looked for, with everything that takes it up. Lists may be in any order. */
export interface Host {
  /** A host without one offers no slot. */
  readonly schedule: Schedule | null;
  readonly meetings: readonly Interval[];
  readonly busy: readonly Interval[];
  readonly allDay: readonly AllDay[];
}
