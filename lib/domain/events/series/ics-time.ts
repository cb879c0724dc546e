import ICAL from "ical.js";
import type { WallTime } from "./wall-time";

/** Converts a wall-clock time without a zone, which the property names. */
export function toIcsTime({ date, minute }: WallTime): ICAL.Time {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const hour = Math.floor(minute / 60);
  return ICAL.Time.fromData({ year, month, day, hour, minute: minute - hour * 60, second: 0, isDate: false });
}
