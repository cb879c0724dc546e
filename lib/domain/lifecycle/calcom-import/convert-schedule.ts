import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { ToolHours } from "../tool-import/parse-hours";
import type { Schedule } from "./resources";

/** Converts a schedule. An override without a length closes its day; several of one date add up. */
export function convertSchedule({ timeZone, availability, overrides }: Schedule): ToolHours {
  const week = WEEKDAYS.map((wday) => ({
    wday,
    intervals: availability
      .filter(({ days }) => days.some((day) => day.toLowerCase() === wday))
      .map(toInterval),
  }));
  const dates = [...new Set(overrides.map(({ date }) => date.slice(0, 10)))].map((date) => ({
    date,
    intervals: overrides
      .filter((override) => override.date.slice(0, 10) === date && override.startTime !== override.endTime)
      .map(toInterval),
  }));
  return { timezone: timeZone, rules: [...week, ...dates] };
}

const toInterval = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  from: startTime.slice(0, 5),
  to: endTime.slice(0, 5),
});
