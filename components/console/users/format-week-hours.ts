import { DAY } from "@/lib/core/time/instant";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { formatWallRange } from "../format-wall-range";
import type { WeekHours } from "../resources/edited-availability";

/** The first Monday of 2018, far from any change of clocks. */
const MONDAY = Date.UTC(2018, 0, 1);

/** Formats weekly hours in one line; consecutive days with equal hours are combined. */
export function formatWeekHours(locale: string, days: WeekHours): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const name = (at: number) => weekday.format(MONDAY + at * DAY);
  return groupDays(locale, days)
    .map(({ first, last, hours }) => {
      const between = last - first > 1 ? "–" : ", ";
      return `${first === last ? name(first) : `${name(first)}${between}${name(last)}`} ${hours}`;
    })
    .join("; ");
}

interface Group {
  first: number;
  last: number;
  hours: string;
}

function groupDays(locale: string, days: WeekHours): Group[] {
  const groups: Group[] = [];
  WEEKDAYS.forEach((day, at) => {
    const { enabled, slots } = days[day];
    if (!enabled || slots.length === 0) return;
    const hours = slots.map((slot) => formatWallRange(locale, slot)).join(", ");
    const before = groups.at(-1);
    if (before?.last === at - 1 && before.hours === hours) before.last = at;
    else groups.push({ first: at, last: at, hours });
  });
  return groups;
}
