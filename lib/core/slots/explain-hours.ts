import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { intersectIntervals } from "@/lib/core/time/interval";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { buildIntervalPlan } from "./build-day-plan";
import { expandWindows } from "./expand-windows";
import { buildGrid, listGridStarts } from "./list-grid-starts";
import type { Schedule } from "./schedule";
import type { ExplainedSearch, ScheduledHosts, SlotConflict } from "./slot-conflict";

/** Rules 1 and 2: checks that the slot lies within all hosts' hours and on the grid of the window that they share. */
export function explainHours(
  search: ExplainedSearch,
  scheduled: ScheduledHosts,
  start: Instant,
): SlotConflict[] {
  const schedules = scheduled.map(({ schedule }) => schedule);
  const [first] = schedules;
  if (first === undefined) return [];
  const alone = { ...search, from: start, to: asInstant(start + 1) };
  const outside = scheduled.filter(({ schedule }) => !isWithinHours(schedule, alone));
  if (outside.length > 0)
    return outside.flatMap(({ host, schedule }) => listHoursConflicts(host, schedule, alone));

  const grid = buildGrid(alone, schedules, first);
  const windows = schedules
    .map((schedule) => expandWindows(schedule, alone.from, alone.to, grid.duration))
    .reduce(intersectIntervals);
  const isAligned = listGridStarts(windows, { ...grid, step: 1 }).length > 0; // every millisecond is a step
  // A start that is no multiple may also be off the grid.
  const isOnGrid = listGridStarts(windows, isAligned ? grid : { ...grid, align: undefined }).length > 0;
  return [
    ...(isAligned ? [] : [{ rule: "align" } as const]),
    ...(isOnGrid ? [] : [{ rule: "off_grid" } as const]),
  ];
}

type SingleStartSearch = ExplainedSearch & { from: Instant; to: Instant };

export function isWithinHours(schedule: Schedule, alone: SingleStartSearch): boolean {
  const grid = { ...buildGrid({ ...alone, align: undefined }, [schedule], schedule), step: 1 };
  return listGridStarts(expandWindows(schedule, alone.from, alone.to, grid.duration), grid).length > 0;
}

/** Rule 1 alone: the reasons why the slot does not lie within the host's hours. */
export const explainHostHours = (
  schedule: Schedule,
  host: number,
  alone: SingleStartSearch,
): SlotConflict[] => (isWithinHours(schedule, alone) ? [] : listHoursConflicts(host, schedule, alone));

/**
 * Lists every rule that closes a day of the slot, and the hours too if they do not contain the slot even without such
 * rules.
 */
function listHoursConflicts(host: number, schedule: Schedule, alone: SingleStartSearch): SlotConflict[] {
  const duration = alone.duration * MINUTE;
  const { plan, days } = buildIntervalPlan(schedule, {
    start: alone.from,
    end: asInstant(alone.from + duration),
  });
  const closings = days.flatMap((day) =>
    plan.closingsOf(day).map((closing) => ({ ...closing, host, date: fromEpochDay(day) })),
  );
  const dates = schedule.dates.filter(({ hours }) => hours.length > 0);
  const isOutside = !isWithinHours({ ...schedule, dates, holidays: [], absences: [] }, alone);
  return isOutside ? [{ rule: "outside_hours", host }, ...closings] : closings;
}
