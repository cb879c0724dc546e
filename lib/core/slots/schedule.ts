import type { Interval } from "@/lib/core/time/interval";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { Focus } from "./focus";
import type { Journeys, Site, TravelTimes, Visit } from "./journeys";

/** Wall-clock minutes of a day, 0 to 1440. An end of 0 is the midnight at the end of the day, as 1440 is. */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** Seven days, Monday first. A disabled day is empty. */
export type Week = readonly (readonly DayRange[])[];

/** The times at which a user can be booked (spec: availability), with the user's absences and travels applied. */
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

/** Rules by date, not by weekday. All dates are local ones of the schedule's zone. */
export interface DateRules {
  /** Rotating weeks in place of `week`. The first one is the week that contains `from`. */
  readonly rotation: { readonly from: LocalDate; readonly weeks: readonly Week[] } | null;
  /** Hours in place of the week's and of holidays; of several for one date the last one counts. Empty: closed. */
  readonly dates: readonly (AllDay & { readonly hours: readonly DayRange[] })[];
  /** Closed dates. */
  readonly holidays: readonly LocalDate[];
  /** Closed dates, which no other rule reopens. */
  readonly absences: readonly AllDay[];
  /** Dates with hours in another zone; of several for one date the last one counts. */
  readonly travels: readonly (AllDay & { readonly zone: string })[];
  /** Minutes from now until the earliest start. */
  readonly minimumNotice: number;
  /** The first and the last date on which a slot may start. */
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  /** Bookable until this many working days after today, which are days with hours; null for ever. */
  readonly workingDaysAfter: number | null;
  /** Limits on all meetings of the host. */
  readonly limits: readonly Limit[];
  readonly focus: Focus | null;
  readonly journeys: Journeys | null;
  /** The first day of a week, for limits and rotating weeks: 0 is Monday. */
  readonly weekStart: number;
}

export const NO_DATE_RULES: DateRules = {
  rotation: null,
  dates: [],
  holidays: [],
  absences: [],
  travels: [],
  minimumNotice: 0,
  startDate: null,
  endDate: null,
  workingDaysAfter: null,
  limits: [],
  focus: null,
  journeys: null,
  weekStart: 0,
};

/** The most that may be booked in each day, week or month; a meeting counts for the period in which it starts. */
export interface Limit {
  readonly per: "day" | "week" | "month";
  readonly unit: "count" | "minutes";
  readonly most: number;
}

/** Limits on some of a host's meetings: those of a booking page or of an appointment type. */
export interface Quota {
  readonly of: "page" | "type";
  readonly limits: readonly Limit[];
  readonly meetings: readonly Interval[];
}

/** A meeting of the searched page that several people book, one seat each. */
export interface SeatedMeeting extends Interval {
  /** The number of free seats. */
  readonly free: number;
}

/** The searched user, with everything that occupies the user's time. Lists may be in any order. */
export interface Host {
  /** Names the host in the steps of a search; absent if the search has none. */
  readonly id?: string;
  /** A host without one offers no slot. */
  readonly schedule: Schedule | null;
  readonly meetings: readonly Interval[];
  readonly busy: readonly Interval[];
  readonly allDay: readonly AllDay[];
  /** The quotas of the booked page; absent if the search is for no page. */
  readonly quotas?: readonly Quota[];
  /** Those of `meetings` with seats that the page offers. */
  readonly seated?: readonly SeatedMeeting[];
  /** Those of `meetings` at which all of the page's capacity is taken, by stays that overlap. */
  readonly full?: readonly Interval[];
  /** Where the searched meeting takes place; null or absent if the host does not travel to it. */
  readonly site?: Site | null;
  /** Those of `meetings` that the host travels to. */
  readonly visits?: readonly Visit[];
  /** Positions of places and routes between them, for hosts whose journeys depend on the distance. */
  readonly travelTimes?: TravelTimes;
}
