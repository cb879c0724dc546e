import { DAY, MINUTE } from "@/lib/core/time/instant";
import { formatTimeRange } from "./format-time-range";

/** Far from any change of clocks. */
const SOME_DAY = Date.UTC(2018, 0, 1);

interface WallRange {
  start_time: string;
  end_time: string;
}

/**
 * Formats wall-clock times such as `09:00` and `17:00` as the reader writes them. An end of 00:00 is the end of the
 * day. The line may break only after the dash.
 */
export function formatWallRange(locale: string, { start_time, end_time }: WallRange): string {
  const [start, end] = [toInstant(start_time), toInstant(end_time)];
  if (Number.isNaN(start) || Number.isNaN(end)) return `${start_time}–${end_time}`;
  return formatTimeRange({ locale, timezone: "UTC" }, [
    new Date(start),
    new Date(end > start ? end : end + DAY),
  ]).replace(/\s/g, "\u00a0");
}

function toInstant(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return SOME_DAY + (hours * 60 + minutes) * MINUTE;
}
