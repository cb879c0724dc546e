import { DAY } from "@/lib/core/time/instant";
import { formatDay } from "./format-day";
import { toDateInZone } from "./to-date-in-zone";

/** Formats a day as "today", "yesterday" or its date. */
export function formatRecent(me: { locale: string; timezone: string }, at: string, now = Date.now()): string {
  const day = toDateInZone(me.timezone, Date.parse(at));
  const ago = [0, 1].find((days) => toDateInZone(me.timezone, now - days * DAY) === day);
  if (ago === undefined) return formatDay(me, at);
  return new Intl.RelativeTimeFormat(me.locale, { numeric: "auto" }).format(-ago, "day");
}
