import { NINE_TO_FIVE, type TimeRange } from "../resources/edited-availability";

/** Suggests a range of one hour, an hour after the last one, within the day. */
export function buildNextRange(last: TimeRange | undefined): TimeRange {
  if (!last) return NINE_TO_FIVE;
  const hour = Number(last.end_time.slice(0, 2)) + 1;
  if (hour === 1 || hour > 22) return { start_time: "00:00", end_time: "01:00" };
  const at = (h: number) => `${String(h % 24).padStart(2, "0")}:00`;
  return { start_time: at(hour), end_time: at(hour + 1) };
}
