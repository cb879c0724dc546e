import type { Interval } from "@/lib/core/time/interval";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { DayClosing } from "./build-day-plan";
import type { ClosingRule, LimitRule } from "./closing-rules";
import type { AllDay, Limit, Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** A search whose answer is explained for one time. */
export type ExplainedSearch = Omit<SlotSearch, "from" | "to">;

/** Hosts with a schedule, and their places in the search's list. */
export type ScheduledHosts = readonly { readonly host: number; readonly schedule: Schedule }[];

/** What keeps a time from being a slot. `host` is the place in the search's list. */
export type SlotConflict =
  | { rule: "nobody" | "off_grid" | "align" | "no_room" }
  | { rule: "no_availability" | "outside_hours" | Exclude<ClosingRule, LimitRule>; host: number }
  /** `place`: in the schedule's `dates`, `holidays` or `absences`. */
  | { rule: DayClosing["rule"]; host: number; place: number; date: LocalDate }
  | { rule: LimitRule; host: number; limit: Limit }
  /** `buffer`: the slot keeps clear of it, but not by as much as the buffers ask for. */
  /** `full`: a meeting of the page, all of whose seats are taken. */
  | { rule: "meeting" | "busy" | "full"; host: number; period: Interval; buffer: boolean }
  | { rule: "all_day"; host: number; days: AllDay; buffer: boolean };
