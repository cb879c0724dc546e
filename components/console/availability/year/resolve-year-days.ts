import { addDays, countDaysBetween, type LocalDate, toEpochDay, toWeekday } from "@/lib/core/time/local-date";
import { findRotationWeek } from "@/lib/core/time/week";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { DateOverride, TimeRange, WeekHours } from "../../resources/edited-availability";
import type { Absence } from "../absences/queries";
import type { UserTravel } from "../absences/user-travel";

/** The unsaved rules that determine the hours of a date. */
export interface YearRules {
  days: WeekHours;
  weeks: readonly { days: WeekHours }[] | null;
  weeks_start: string | null;
  /** 0 is Monday. */
  firstWeekday: number;
  dates: readonly DateOverride[];
  /** Names of public holidays by date. */
  holidays: ReadonlyMap<string, string>;
  /** Holidays that do not close the day. */
  except: readonly string[];
  absences: readonly Absence[];
  travels: readonly UserTravel[];
}

export interface ResolvedDay {
  date: LocalDate;
  /** The open ranges of this date, absences ignored; empty if closed. */
  slots: readonly TimeRange[];
  /** The rule that determines `slots`. */
  source: "week" | "holiday" | "entry";
  entry: DateOverride | null;
  holiday: string | null;
  absence: Absence | null;
  travel: UserTravel | null;
}

interface DatedRange {
  start_date: string;
  end_date: string;
}

/** Resolves a number of days in the order of the slot engine: week, holiday, override; absences override all. */
export function resolveYearDays(rules: YearRules, from: LocalDate, count: number): ResolvedDay[] {
  const to = addDays(from, count - 1);
  const entries = mapRangesByDay(rules.dates, from, to);
  const absences = mapRangesByDay(rules.absences, from, to);
  const travels = mapRangesByDay(rules.travels, from, to);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    const entry = entries.get(date) ?? null;
    const holiday = rules.holidays.get(date) ?? null;
    const closing = holiday !== null && !rules.except.includes(date);
    const hours = entry ?? (closing ? { enabled: false, slots: [] } : findWeekDay(rules, date));
    return {
      date,
      slots: hours.enabled ? hours.slots : [],
      source: entry ? "entry" : closing ? "holiday" : "week",
      entry,
      holiday,
      absence: absences.get(date) ?? null,
      travel: travels.get(date) ?? null,
    };
  });
}

/** Maps each date to the last range that covers it. */
function mapRangesByDay<Entry extends DatedRange>(ranges: readonly Entry[], from: LocalDate, to: LocalDate) {
  const covered = new Map<LocalDate, Entry>();
  for (const range of ranges) {
    const first = range.start_date > from ? (range.start_date as LocalDate) : from;
    const last = range.end_date < to ? (range.end_date as LocalDate) : to;
    for (let days = countDaysBetween(first, last); days >= 0; days--)
      covered.set(addDays(first, days), range);
  }
  return covered;
}

function findWeekDay({ days, weeks, weeks_start, firstWeekday }: YearRules, date: LocalDate) {
  const week =
    weeks && weeks_start
      ? weeks[
          findRotationWeek(
            { from: weeks_start as LocalDate, count: weeks.length },
            toEpochDay(date),
            firstWeekday,
          )
        ]
      : undefined;
  return (week?.days ?? days)[WEEKDAYS[toWeekday(date)] ?? "monday"];
}
