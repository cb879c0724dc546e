import { MINUTE } from "@/lib/core/time/instant";
import type { DaySpan } from "./assemble-day";

/** The shortest height that has room for a title. */
const MIN_MINUTES = 25;

/** Converts the instants of a meeting to minutes of its day in the zone. */
export function toDaySpan({ date, end_date }: { date: string; end_date: string }, timeZone: string): DaySpan {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    .format(new Date(date))
    .split(":");
  const from = Number(parts[0]) * 60 + Number(parts[1]);
  const length = (Date.parse(end_date) - Date.parse(date)) / MINUTE;
  return { from, until: from + Math.max(length, MIN_MINUTES) };
}
