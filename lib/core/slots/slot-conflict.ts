import type { Interval } from "@/lib/core/time/interval";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { DayClosing } from "./build-day-plan";
import type { ClosingRule, LimitRule } from "./closing-rules";
import type { FocusConflict } from "./exclude-focus-time";
import type { JourneySource } from "./journeys";
import type { AllDay, Limit, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** A search to explain for one time. */
export type ExplainedSearch = Omit<SlotSearch, "from" | "to">;

/** Hosts with a schedule, and their indexes in the search's list. */
export type ScheduledHosts = readonly { readonly host: number; readonly schedule: Schedule }[];

/** A reason why a time is no slot. `host` is an index of the search's list. */
export type SlotConflict =
  | { rule: "no_hosts" | "off_grid" | "align" | "no_room" }
  /** Rules of a page that is booked by days or nights. */
  | { rule: "check_in" | "arrival_day" | "departure_day" | "stay_length" }
  /** `hosts`: those of whom none, or not all, are free for a step. `step` is an index of the search's steps. */
  | { rule: "step"; step: number; any: boolean; hosts: readonly number[]; period: Interval }
  /** The search's `spread` offers other starts of the day first. */
  | { rule: "adjacent" | "first_of_day" }
  /** `rest`: the time that the slot would leave, too short for another. */
  | { rule: "tidy"; host: number; rest: Interval | null }
  | { rule: "no_availability" | "outside_hours" | Exclude<ClosingRule, LimitRule>; host: number }
  /** `index`: that in the schedule's `dates`, `holidays` or `absences`. */
  | { rule: DayClosing["rule"]; host: number; index: number; date: LocalDate }
  | { rule: LimitRule; host: number; limit: Limit }
  | (FocusConflict & { host: number })
  /** `buffer`: the slot does not overlap it, but the buffers do. */
  /** `full`: a meeting of the page without free seats. */
  | { rule: "meeting" | "busy" | "full"; host: number; period: Interval; buffer: boolean }
  | { rule: "all_day"; host: number; days: AllDay; buffer: boolean }
  /**
   * The host cannot travel in time. `of`: the meeting or calendar entry beside the slot, or an end of the day, whose
   * `period` is the journey itself. `from`: the other end of the journey, if it is known.
   */
  | {
      rule: "journey";
      host: number;
      of: "meeting" | "busy" | "day";
      period: Interval;
      minutes: number;
      by: JourneySource;
      from: string | null;
    };
