import { mergeRanges } from "@/lib/core/slots/merge-ranges";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { StoredDays } from "./days";
import type { StoredFocus } from "./focus-schema";

export interface WeeklyHours {
  /** The weeks that rotate, or the only one. */
  weeks: readonly StoredDays[];
  /** Single dates with hours of their own. */
  hasDates: boolean;
}

/**
 * Throws if blocks without a time of day do not fit into the weekly hours. Availabilities without hours, and with dates
 * of their own, are not checked.
 */
export function validateFocus(
  { blocks = [] }: StoredFocus,
  { weeks, hasDates }: WeeklyHours,
  pointer: string,
): void {
  if (hasDates) return;
  const days = weeks.map((week) => WEEKDAYS.map((day) => measureDay(week[day])));
  if (days.flat(2).length === 0) return;
  for (const [index, { per, count, minutes, start_time }] of blocks.entries()) {
    if (start_time) continue;
    const countOfDay = (lengths: readonly number[]) =>
      lengths.reduce((sum, length) => sum + Math.floor(length / minutes), 0);
    const longest = Math.max(...days.flat(2));
    if (minutes > longest)
      throw buildFieldProblem(
        `${pointer}/blocks/${index}/minutes`,
        "too_big",
        `has ${minutes} minutes, but the hours of a day have at most ${longest} without a break`,
      );
    const most = Math.max(
      ...days.map((week) => {
        const counts = week.map(countOfDay);
        return per === "day" ? Math.max(...counts) : counts.reduce((sum, one) => sum + one, 0);
      }),
    );
    if (count > most)
      throw buildFieldProblem(
        `${pointer}/blocks/${index}/count`,
        "out_of_range",
        `is more than the ${most} blocks of ${minutes} minutes that fit into the hours of a ${per}`,
      );
  }
}

const measureDay = ({ enabled, slots }: StoredDays[keyof StoredDays]): number[] =>
  enabled ? mergeRanges(slots).map(({ start, end }) => (end || 1440) - start) : [];
