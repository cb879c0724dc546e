import { cycleAtEnd } from "@/lib/platform/i18n/cycle-at-end";

interface Reader {
  lang: string;
  timezone: string;
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/**
 * From one moment to another on the reader's clock, with what `parts` add of the day. What ends with the day ends
 * at 24:00, where clocks count so.
 */
export function formatTimes(
  { lang, timezone: timeZone }: Reader,
  [start, end]: readonly [start: Date, end: Date],
  parts: Intl.DateTimeFormatOptions = {},
): string {
  const format = new Intl.DateTimeFormat(lang, { timeZone, ...CLOCK, ...parts });
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const endsWithDay =
    day.format(start) !== day.format(end) && day.format(start) === day.format(end.getTime() - 1);
  if (!endsWithDay) return format.formatRange(start, end);
  const { hourCycle = "h23" } = format.resolvedOptions();
  const midnight = new Intl.DateTimeFormat(lang, { timeZone, ...CLOCK, hourCycle: cycleAtEnd(hourCycle) });
  return `${format.format(start)} – ${midnight.format(end)}`;
}
