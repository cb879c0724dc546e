import { findWholeDays } from "@/lib/core/time/find-whole-days";
import { instant } from "@/lib/core/time/instant";
import { dateIn } from "../date-in";
import { EXTRA_PARTS, formatMoment } from "../format-moment";
import type { Event } from "./event-state-mark";

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
  const period = { start: instant(Date.parse(date)), end: instant(Date.parse(end_date)) };
  const { first, last } = findWholeDays(period, eventZone, dateIn);
  const style = { day: "numeric", month: "short", year: "numeric", ...EXTRA_PARTS[extra] } as const;
  const format = new Intl.DateTimeFormat(lang, { ...style, timeZone: "UTC" });
  return format.formatRange(new Date(first), new Date(last));
}
