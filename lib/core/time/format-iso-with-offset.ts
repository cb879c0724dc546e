import { DAY, type Instant, MINUTE } from "./instant";
import { fromEpochDay } from "./local-date";
import { getOffsetAt } from "./zone";

// Caches the day and offset of the last text: lists are sorted, so the next instant mostly has the same.
let lastDay = Number.NaN;
let lastOffset = Number.NaN;
let datePart = "";
let offsetPart = "";

/**
 * ISO 8601 to the second with the zone's offset, `2031-03-10T09:00:00+01:00`. An offset with seconds
 * (before 1973) is rounded to the minute, and so is the wall-clock time beside it: the instant is exact.
 */
export function formatIsoWithOffset(zone: string, at: Instant): string {
  const offset = Math.round(getOffsetAt(zone, at) / MINUTE);
  const wallTime = at + offset * MINUTE;
  const day = Math.floor(wallTime / DAY);
  if (day !== lastDay) {
    lastDay = day;
    datePart = `${fromEpochDay(day)}T`;
  }
  if (offset !== lastOffset) {
    lastOffset = offset;
    offsetPart = `${offset < 0 ? "-" : "+"}${formatHoursAndMinutes(Math.abs(offset))}`;
  }
  const second = Math.floor((wallTime - day * DAY) / 1000);
  const minute = Math.floor(second / 60);
  return `${datePart}${formatHoursAndMinutes(minute)}:${formatTwoDigits(second - minute * 60)}${offsetPart}`;
}

const HOURS_AND_MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => {
  return `${formatTwoDigits(Math.floor(minute / 60))}:${formatTwoDigits(minute % 60)}`;
});

function formatHoursAndMinutes(minute: number): string {
  return HOURS_AND_MINUTES[minute] ?? "";
}

function formatTwoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
