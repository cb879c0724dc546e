import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { toCivilEpochDay } from "./civil-day";

/** A date or wall-clock time of a file. */
export interface TimeValue {
  /** Wall-clock time in milliseconds, counted as if in UTC; midnight for a date. */
  wall: number;
  isDate: boolean;
  /** Milliseconds ahead of UTC, if the value contains an offset (`Z` or `+01:00`). */
  offset: number | null;
  /** Zone within the value instead of a parameter. */
  tzid?: string;
}

const VALUE =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]+(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?(?:Z)?$/;

/** Returns null if the text is neither a date nor a time. */
export function parseTimeValue(text: string): TimeValue | null {
  const [prefix = "", tzid] =
    /^\s*(?:VALUE=[^:;]*[:;])?(?:TZID=("[^"]*"|[^:]*(?::\d\d)?):)?/i.exec(text) ?? [];
  const plain = text.slice(prefix.length).trim().toUpperCase();
  const [, year, month, day, hour, minute = "00", second = "00", zone] = VALUE.exec(plain) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > 31) return null; // 31 April becomes 1 May
  const midnight = toCivilEpochDay(y, m, d) * DAY;
  if (hour === undefined) return { wall: midnight, isDate: true, offset: null };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 24 || minutes > 59 || seconds > 60 || (hours === 24 && minutes + seconds > 0)) return null;
  const wall = midnight + hours * HOUR + minutes * MINUTE + seconds * 1000;
  const offset = zone === undefined ? null : parseOffset(zone);
  return { wall, isDate: false, offset, ...(tzid && { tzid }) };
}

/** Parses `+0100`, `-05:30` or `+013000` into milliseconds; null for other texts. */
export function parseOffset(text: string): number | null {
  if (/^(Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours, minutes = "00", seconds = "00"] =
    /^([+-]?)(\d{1,2}?)(?::?(\d\d))?(?::?(\d\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const length = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return length >= DAY || Number(minutes) > 59 ? null : sign === "-" ? -length : length;
}
