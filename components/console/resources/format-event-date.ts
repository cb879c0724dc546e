import { asInstant } from "@/lib/core/time/instant";
import { resolveWholeDays } from "@/lib/core/time/resolve-whole-days";
import { EXTRA_PARTS, formatMoment } from "../format-moment";
import { toDateInZone } from "../to-date-in-zone";
import type { ApiEvent } from "./event-state-mark";

interface Reader {
  locale: string;
  timezone: string;
}

/** Formats the start of a date in the reader's zone; an all-day date and a stay are the same in all zones. */
export function formatEventDate(
  reader: Reader,
  { timezone, stay }: Pick<ApiEvent, "timezone" | "stay">,
  { date, end_date, all_day }: ApiEvent["dates"][number],
  extra: "none" | "weekday" = "none",
): string {
  // A stay is shown by its days, whatever the clocks of check-in and check-out.
  return all_day || stay
    ? formatWholeDays(reader, timezone, { date, end_date }, extra)
    : formatMoment(reader, date, extra);
}

export function formatWholeDays(
  { locale }: Reader,
  eventZone: string,
  { date, end_date }: { date: string; end_date: string },
  extra: "none" | "weekday",
): string {
  const period = { start: asInstant(Date.parse(date)), end: asInstant(Date.parse(end_date)) };
  const { first, last } = resolveWholeDays(period, eventZone, toDateInZone);
  const style = { day: "numeric", month: "short", year: "numeric", ...EXTRA_PARTS[extra] } as const;
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  return format.formatRange(new Date(first), new Date(last));
}
