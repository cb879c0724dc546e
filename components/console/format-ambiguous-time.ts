import { MINUTE } from "@/lib/core/time/instant";

/** Clocks are set back by so many half hours at once, anywhere. */
const STEPS = [-4, -2, -1, 1, 2, 4];

/** The time in words, with its offset beside it in an hour that the zone's clocks show twice: "02:30 (UTC+1)". */
export function formatAmbiguousTime(time: string, timeZone: string, at: Date): string {
  const { format } = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!STEPS.some((step) => format(+at + step * 30 * MINUTE) === format(at))) return time;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).format(at);
  return `${time} (${offset.replace(/.*GMT/, "UTC").replace("-", "\u2212")})`;
}

/** The time of day of what the API answers, which stands in it as the zone's clock shows it. */
export const formatClock = (timeZone: string, dateTime: string): string =>
  formatAmbiguousTime(dateTime.slice(11, 16), timeZone, new Date(dateTime));
