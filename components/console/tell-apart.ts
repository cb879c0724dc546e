import { MINUTE } from "@/lib/core/time/instant";

/** Clocks are set back by so many minutes at once, anywhere. */
const STEPS_MINUTES = [30, 60, 120, -30, -60, -120];

const clocks = new Map<string, (at: number) => string>();

/** What clocks of the zone show, to the minute. */
function clockOf(timeZone: string): (at: number) => string {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const clock = (at: number) => format.format(at);
  clocks.set(timeZone, clock);
  return clock;
}

/** The time in words, with its offset beside it in an hour that the zone's clocks show twice: "02:30 (UTC+1)". */
export function tellApart(time: string, timeZone: string, at: Date): string {
  const clock = clockOf(timeZone);
  const shown = clock(+at);
  if (!STEPS_MINUTES.some((step) => clock(+at + step * MINUTE) === shown)) return time;
  const offset = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${time} (${offset?.value.replace("GMT", "UTC").replace("-", "\u2212")})`;
}

/** The time of day of what the API answers, which stands in it as the zone's clock shows it. */
export const formatClock = (timeZone: string, dateTime: string): string =>
  tellApart(dateTime.slice(11, 16), timeZone, new Date(dateTime));
