import { toDayEndCycle } from "@/lib/platform/i18n/to-day-end-cycle";
import { getClockParts } from "./clock-parts";
import { formatAmbiguousTime } from "./format-ambiguous-time";

interface Reader {
  locale: string;
  timezone: string;
}

/**
 * Formats a range of instants in the reader's zone; `parts` adds parts of the day. An end at midnight is 24:00 with a
 * 24-hour clock; times that occur twice have their offset.
 */
export function formatTimeRange(
  { locale, timezone: timeZone }: Reader,
  [start, end]: readonly [start: Date, end: Date],
  parts: Intl.DateTimeFormatOptions = {},
): string {
  const clock = getClockParts(locale);
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...clock, ...parts });
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const endsWithDay =
    day.format(start) !== day.format(end) && day.format(start) === day.format(end.getTime() - 1);
  const [from, until] = [start, end].map((at) => formatAmbiguousTime(format.format(at), timeZone, at));
  if (`${from}${until}`.includes("(UTC")) return `${from} – ${until}`;
  if (!endsWithDay) return format.formatRange(start, end);
  const { hourCycle = "h23" } = format.resolvedOptions();
  const midnight = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...clock,
    hourCycle: toDayEndCycle(hourCycle),
  });
  return `${from} – ${midnight.format(end)}`;
}
