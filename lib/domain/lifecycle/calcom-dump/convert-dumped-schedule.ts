import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { Schedule } from "../calcom-import/resources";
import { toNumber, toNumbers, type Values } from "./dump-values";

interface Context {
  /** Of its owner, for schedules without one. */
  timezone: string;
  isDefault: boolean;
  /** The rows of its hours. */
  hours: readonly Values[];
}

/** Converts a schedule with its hours to the resource of the API. */
export const convertDumpedSchedule = (row: Values, { timezone, isDefault, hours }: Context): Schedule => ({
  id: toNumber(row.id) ?? 0,
  ownerId: toNumber(row.userId) ?? 0,
  timeZone: row.timeZone || timezone,
  isDefault,
  availability: hours
    .filter(({ date }) => !date)
    .map((one) => ({ days: toNumbers(one.days).flatMap(toWeekday), ...toTimes(one) })),
  overrides: hours.flatMap((one) => (one.date ? [{ date: one.date, ...toTimes(one) }] : [])),
});

/** Days are counted from Sunday. */
const toWeekday = (day: number) => WEEKDAYS[(day + 6) % 7] ?? [];

const toTimes = ({ startTime, endTime }: Values) => ({ startTime: startTime ?? "", endTime: endTime ?? "" });
