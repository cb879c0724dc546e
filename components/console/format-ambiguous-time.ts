import { MINUTE } from "@/lib/core/time/instant";
import { getClockParts } from "./clock-parts";

/** The sizes of all changes of clocks in use, in half hours. */
const STEPS = [-4, -2, -1, 1, 2, 4];

/** Formats a time, with the offset in an hour that occurs twice: "02:30 (UTC+1)". */
export function formatAmbiguousTime(time: string, timeZone: string, at: Date): string {
  const { format } = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!STEPS.some((step) => format(+at + step * 30 * MINUTE) === format(at))) return time;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).format(at);
  return `${time} (${offset.replace(/.*GMT/, "UTC").replace("-", "\u2212")})`;
}

/** Formats the time of day in the reader's clock. */
export function formatClock(
  { locale, timezone: timeZone }: { locale: string; timezone: string },
  dateTime: string,
): string {
  const at = new Date(dateTime);
  const clock = new Intl.DateTimeFormat(locale, { timeZone, ...getClockParts(locale) });
  return formatAmbiguousTime(clock.format(at), timeZone, at);
}
