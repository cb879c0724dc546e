import type { LocalDate } from "@/lib/core/time/local-date";
import type { LimitRule } from "./closing-rules";
import type { EveningLimit, FocusBlocks } from "./focus";
import type { DayRange, Limit } from "./schedule";
import type { SpreadRule } from "./spread";

/**
 * A change of one rule that makes a time a slot. `host` is an index of the search's list, `index` one of the list in
 * the host's schedule (`dates`, `absences`).
 */
export type RuleSuggestion =
  /** The rule is turned off. */
  | { rule: "past" | "today"; host: number }
  | { rule: "minimum_notice"; host: number; minutes: number }
  | { rule: "horizon" | "working_days"; host: number; days: number }
  | { rule: "start_date" | "end_date"; host: number; date: LocalDate }
  | { rule: LimitRule; host: number; limit: Limit; most: number }
  /** Fewer blocks; none if `count` is 0. */
  | { rule: "focus"; host: number; blocks: FocusBlocks; count: number }
  | { rule: "evenings"; host: number; evenings: EveningLimit; most: number }
  /** The entry is deleted. */
  | { rule: "closed_date" | "absence"; host: number; index: number }
  /** The date is exempt from the holiday. */
  | { rule: "holiday"; host: number; date: LocalDate }
  | { rule: "outside_hours"; host: number; days: readonly NewHours[] }
  /** Minutes: the longest buffers that fit. */
  | { rule: "buffer"; host: number; before: number; after: number }
  /** Minutes: the longest journey that fits. */
  | { rule: "journey"; host: number; minutes: number }
  /** A rule of the search; `align` null turns it off. */
  | { rule: "align"; align: number | null }
  | { rule: "off_grid"; step: number }
  /** The search offers all free starts of a day. */
  | { rule: SpreadRule["rule"] };

/**
 * All hours that a day needs, and where they are set: an entry of `dates`, else a weekday (0 is Monday) of the week
 * or of a rotating week.
 */
export interface NewHours {
  readonly date: LocalDate;
  readonly entry: number | null;
  readonly rotationWeek: number | null;
  readonly weekday: number;
  readonly ranges: readonly DayRange[];
}
