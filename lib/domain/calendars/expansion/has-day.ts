import type ICAL from "ical.js";
import { DAY } from "@/lib/core/time/instant";

const DAILY_OR_FINER = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY"];
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/**
 * Whether a rule allows for any date between these times of the wall clock. A rule of minutes that wants 30 February
 * would otherwise be asked about every minute.
 */
export function hasDay({ freq, parts }: ICAL.Recur, from: number, to: number): boolean {
  const { BYMONTH, BYMONTHDAY, BYDAY } = parts as Record<string, (number | string)[] | undefined>;
  if (!DAILY_OR_FINER.includes(freq) || !(BYMONTH || BYMONTHDAY || BYDAY)) return true;
  for (let at = from; at <= to; at += DAY) {
    const date = new Date(at);
    const day = date.getUTCDate();
    const month = date.getUTCMonth();
    if (BYMONTH && !BYMONTH.includes(month + 1)) continue;
    if (BYDAY && !BYDAY.includes(WEEKDAYS[date.getUTCDay()] as string)) continue;
    const fromEnd = day - new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate() - 1;
    if (BYMONTHDAY && !BYMONTHDAY.includes(day) && !BYMONTHDAY.includes(fromEnd)) continue;
    return true;
  }
  return false;
}
