import ICAL from "ical.js";
import type { WallTime } from "./wall-time";

/** A time of a clock; the zone is the property's to name. */
export function toIcsTime({ date, minute }: WallTime): ICAL.Time {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const hour = Math.floor(minute / 60);
  return ICAL.Time.fromData({ year, month, day, hour, minute: minute - hour * 60, second: 0, isDate: false });
}
