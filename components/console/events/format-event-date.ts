import { EXTRAS, formatMoment } from "../format-moment";
import type { Event } from "./event-state";

interface Reader {
  lang: string;
  timezone: string;
}

/** When a date of an event begins, on the reader's clock; whole days are the event's own, and the same for everybody. */
export function formatEventDate(
  reader: Reader,
  { timezone }: Pick<Event, "timezone">,
  { date, end_date, all_day }: Event["dates"][number],
  extra: "none" | "weekday" = "none",
): string {
  return all_day
    ? formatWholeDays(reader, timezone, { date, end_date }, extra)
    : formatMoment(reader, date, extra);
}

export function formatWholeDays(
  { lang }: Reader,
  eventZone: string,
  { date, end_date }: { date: string; end_date: string },
  extra: "none" | "weekday",
): string {
  const start = new Date(date);
  // As lib/core/time/whole-days, whose table of offsets would be a tenth of the page's scripts.
  const timeZone = [eventZone, "UTC"].find((zone) => isMidnight(start, zone)) ?? eventZone;
  const days = { timeZone, day: "numeric", month: "short", year: "numeric", ...EXTRAS[extra] } as const;
  return new Intl.DateTimeFormat(lang, days).formatRange(start, new Date(Date.parse(end_date) - 1));
}

const isMidnight = (at: Date, timeZone: string): boolean =>
  new Intl.DateTimeFormat("en", { timeZone, timeStyle: "short", hourCycle: "h23" }).format(at) === "00:00";
