const STEP_MINUTES = 15;
const DAY_MINUTES = 1440;
const FIRST_TIME = "09:00";

/**
 * Returns the next (1) or the previous (-1) quarter of an hour of a time "HH:MM", within the day; with `isEnd`, 00:00 is
 * its end. Without a time, returns the usual first one.
 */
export function addTimeStep(time: string, direction: number, isEnd = false): string {
  if (time === "") return FIRST_TIME;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const minute = hours * 60 + minutes || (isEnd ? DAY_MINUTES : 0);
  const round = direction > 0 ? Math.floor : Math.ceil;
  const next = (round(minute / STEP_MINUTES) + direction) * STEP_MINUTES;
  const [first, last] = isEnd ? [STEP_MINUTES, DAY_MINUTES] : [0, DAY_MINUTES - STEP_MINUTES];
  const at = Math.min(Math.max(next, first), last) % DAY_MINUTES;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
