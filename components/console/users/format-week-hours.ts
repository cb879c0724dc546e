import { DAY } from "@/lib/core/time/instant";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { TimeRange, WeekHours } from "../availability/edited-availability";
import { formatTimeRange } from "../format-time-range";

/** The first Monday of 2018, far from any change of clocks. */
const MONDAY = Date.UTC(2018, 0, 1);

/** Formats weekly hours in one line; consecutive days with equal hours are combined. */
export function formatWeekHours(lang: string, days: WeekHours): string {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" });
  const name = (at: number) => weekday.format(MONDAY + at * DAY);
  return groupDays(lang, days)
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

function groupDays(lang: string, days: WeekHours): Group[] {
  const groups: Group[] = [];
  WEEKDAYS.forEach((day, at) => {
    const { enabled, slots } = days[day];
    if (!enabled || slots.length === 0) return;
    const hours = slots.map((slot) => formatRange(lang, slot)).join(", ");
    const before = groups.at(-1);
    if (before?.last === at - 1 && before.hours === hours) before.last = at;
    else groups.push({ first: at, last: at, hours });
  });
  return groups;
}

/** An end of 00:00 is the end of the day. The line may break only after the dash. */
function formatRange(lang: string, { start_time, end_time }: TimeRange): string {
  const start = toMoment(start_time);
  const end = toMoment(end_time);
  return formatTimeRange({ lang, timezone: "UTC" }, [
    new Date(start),
    new Date(end > start ? end : end + DAY),
  ]).replace(/\s/g, "\u00a0");
}

function toMoment(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return MONDAY + (hours * 60 + minutes) * 60_000;
}
