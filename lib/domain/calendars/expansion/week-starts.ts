import ICAL from "ical.js";
import { toWallClock } from "./later-start";
import { MeteredIterator } from "./metered-iterator";
import type { StepBudget } from "./step-budget";

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The starts up to `to` of a rule by weeks of the year (BYWEEKNO), which the library takes for all weeks. */
export function* weekStarts(
  rule: ICAL.Recur,
  wall: ICAL.Time,
  to: number,
  budget: StepBudget,
): Generator<ICAL.Time> {
  const { BYWEEKNO: wanted = [], ...parts } = rule.parts as Record<string, number[]>;
  const weekly = rule.clone();
  const firstDay = rule.wkst || ICAL.Time.MONDAY;
  const weekday = WEEKDAYS[wall.dayOfWeek() - 1];
  Object.assign(weekly, { freq: "WEEKLY", interval: 1, count: null, until: null });
  weekly.parts = { ...parts, BYDAY: parts.BYDAY ?? [weekday] } as never;
  const end = new Date(to);
  const meter = { budget, lastMonth: end.getUTCFullYear() * 12 + end.getUTCMonth() + 2 };
  const iterator = new MeteredIterator({ rule: weekly, dtstart: wall, meter });
  const firstYear = readWeek(wall, firstDay).year;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (let next = iterator.next(); next && toWallClock(next) < to && left > 0; next = iterator.next()) {
    const { year, number, ofYear } = readWeek(next, firstDay);
    if ((year - firstYear) % rule.interval !== 0) continue;
    if (!wanted.some((week) => (week < 0 ? ofYear + 1 + week : week) === number)) continue;
    left -= 1;
    yield next.clone();
  }
}

/** The week that a day is in: its number, of how many in a year, and which year, which may be that before or after. */
function readWeek(day: ICAL.Time, firstDay: number) {
  const middle = day.startOfWeek(firstDay);
  middle.adjust(3, 0, 0, 0); // a week is of the year that most of its days are in
  const last = new ICAL.Time(
    { year: middle.year, month: 12, day: 28, isDate: true },
    ICAL.Timezone.utcTimezone,
  );
  return { year: middle.year, number: day.weekNumber(firstDay), ofYear: last.weekNumber(firstDay) };
}
