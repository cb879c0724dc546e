import { instant } from "@/lib/time/instant";
import { wholeDays } from "@/lib/time/whole-days";
import { formatMoment } from "../format-moment";
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
  if (!all_day) return formatMoment(reader, date, extra);
  return formatWholeDays(
    reader,
    timezone,
    { date, end_date },
    extra === "weekday" ? { weekday: "short" } : {},
  );
}

export function formatWholeDays(
  { lang }: Reader,
  eventZone: string,
  { date, end_date }: { date: string; end_date: string },
  extra: Intl.DateTimeFormatOptions,
): string {
  const span = { start: instant(Date.parse(date)), end: instant(Date.parse(end_date)) };
  const { first, last } = wholeDays(span, eventZone);
  return new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
    ...extra,
  }).formatRange(new Date(first), new Date(last));
}
