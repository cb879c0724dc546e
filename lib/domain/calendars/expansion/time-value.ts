import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { toCivilEpochDay } from "./civil-day";

/** A date, or a time of the clock on the wall, as a file gives it. */
export interface TimeValue {
  /** What the clock shows, in milliseconds, counted as if it were UTC; of a date its midnight. */
  wall: number;
  isDate: boolean;
  /** Milliseconds ahead of UTC, where the value itself says so (`Z` or `+01:00`). */
  offset: number | null;
  /** The zone that is named within the value instead of before it. */
  tzid?: string;
}

const VALUE =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]+(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?(?:Z)?$/;

/** Null where it is neither a date nor a time. */
export function parseTimeValue(text: string): TimeValue | null {
  const [front = "", tzid] =
    /^\s*(?:VALUE=[^:;]*[:;])?(?:TZID=("[^"]*"|[^:]*(?::\d\d)?):)?/i.exec(text) ?? [];
  const plain = text.slice(front.length).trim().toUpperCase();
  const [, year, month, day, hour, minute = "00", second = "00", zone] = VALUE.exec(plain) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > 31) return null; // 31 April is 1 May
  const midnight = toCivilEpochDay(y, m, d) * DAY;
  if (hour === undefined) return { wall: midnight, isDate: true, offset: null };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 24 || minutes > 59 || seconds > 60 || (hours === 24 && minutes + seconds > 0)) return null;
  const wall = midnight + hours * HOUR + minutes * MINUTE + seconds * 1000;
  const offset = zone === undefined ? null : parseOffset(zone);
  return { wall, isDate: false, offset, ...(tzid && { tzid }) };
}

/** Milliseconds of `+0100`, `-05:30` or `+013000`; null where it is no such thing. */
export function parseOffset(text: string): number | null {
  if (/^(Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours, minutes = "00", seconds = "00"] =
    /^([+-]?)(\d{1,2}?)(?::?(\d\d))?(?::?(\d\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const length = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return length >= DAY || Number(minutes) > 59 ? null : sign === "-" ? -length : length;
}
