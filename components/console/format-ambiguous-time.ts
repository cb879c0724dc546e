import { MINUTE } from "@/lib/core/time/instant";

/** The sizes of all changes of clocks in use, in half hours. */
const STEPS = [-4, -2, -1, 1, 2, 4];

/** Formats a time, with the offset in an hour that occurs twice: "02:30 (UTC+1)". */
export function formatAmbiguousTime(time: string, timeZone: string, at: Date): string {
  const { format } = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!STEPS.some((step) => format(+at + step * 30 * MINUTE) === format(at))) return time;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).format(at);
  return `${time} (${offset.replace(/.*GMT/, "UTC").replace("-", "\u2212")})`;
}

/** Formats the time of day of an API timestamp, which is in the zone's local time. */
export const formatClock = (timeZone: string, dateTime: string): string =>
  formatAmbiguousTime(dateTime.slice(11, 16), timeZone, new Date(dateTime));
