import { addDays, daysBetween, type LocalDate, toEpochDay, toWeekday } from "@/lib/core/time/local-date";
import { findTurn } from "@/lib/core/time/week";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { DateEntry, Days, Range } from "../availability-body";
import type { Absence } from "../away/queries";
import type { Travel } from "../away/travel";

/** Everything that decides about the hours of a date, as it is typed. */
export interface YearRules {
  days: Days;
  weeks: readonly { days: Days }[] | null;
  weeks_start: string | null;
  /** 0 is Monday. */
  firstWeekday: number;
  dates: readonly DateEntry[];
  /** Names of the public holidays by their dates. */
  holidays: ReadonlyMap<string, string>;
  /** Holidays that close nothing. */
  except: readonly string[];
  absences: readonly Absence[];
  travels: readonly Travel[];
}

export interface PaintedDay {
  date: LocalDate;
  /** What is open on this date, an absence aside; none: closed. */
  slots: readonly Range[];
  /** What decides about `slots`. */
  by: "week" | "holiday" | "entry";
  entry: DateEntry | null;
  holiday: string | null;
  absence: Absence | null;
  travel: Travel | null;
}

interface Ranged {
  start_date: string;
  end_date: string;
}

/** What is painted on each of so many days, in the order of the engine: week, holiday, entry; an absence over all. */
export function paintDays(rules: YearRules, from: LocalDate, count: number): PaintedDay[] {
  const to = addDays(from, count - 1);
  const entries = coverDays(rules.dates, from, to);
  const absences = coverDays(rules.absences, from, to);
  const travels = coverDays(rules.travels, from, to);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    const entry = entries.get(date) ?? null;
    const holiday = rules.holidays.get(date) ?? null;
    const closing = holiday !== null && !rules.except.includes(date);
    const own = entry ?? (closing ? { enabled: false, slots: [] } : findWeekDay(rules, date));
    return {
      date,
      slots: own.enabled ? own.slots : [],
      by: entry ? "entry" : closing ? "holiday" : "week",
      entry,
      holiday,
      absence: absences.get(date) ?? null,
      travel: travels.get(date) ?? null,
    };
  });
}

/** The last range that covers each date counts. */
function coverDays<Entry extends Ranged>(ranges: readonly Entry[], from: LocalDate, to: LocalDate) {
  const covered = new Map<LocalDate, Entry>();
  for (const range of ranges) {
    const first = range.start_date > from ? (range.start_date as LocalDate) : from;
    const last = range.end_date < to ? (range.end_date as LocalDate) : to;
    for (let days = daysBetween(first, last); days >= 0; days--) covered.set(addDays(first, days), range);
  }
  return covered;
}

function findWeekDay({ days, weeks, weeks_start, firstWeekday }: YearRules, date: LocalDate) {
  const turn =
    weeks && weeks_start
      ? weeks[
          findTurn({ from: weeks_start as LocalDate, count: weeks.length }, toEpochDay(date), firstWeekday)
        ]
      : undefined;
  return (turn?.days ?? days)[WEEKDAYS[toWeekday(date)] ?? "monday"];
}
