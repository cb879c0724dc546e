import type { RowColumns } from "./find-undo-subject";

interface Slots {
  slots: readonly { start: number; end: number }[];
}

/** Converts stored hours to the body of a PUT. */
export function toHoursBody({ days, dates, weeks, ...others }: RowColumns, current: RowColumns): RowColumns {
  return {
    ...others,
    ...(days !== undefined && { days: toDays(days) }),
    ...(dates !== undefined && { dates: (dates as Slots[]).map(toDay) }),
    ...(weeks !== undefined && { weeks: toWeeks(weeks) }),
    // If the hours had no rotating weeks, the stored days apply again, not those of the current week.
    ...(weeks === null && { weeks_start: null, days: toDays(days ?? current.days) }),
  };
}

const toWeeks = (weeks: unknown) => weeks && (weeks as unknown[]).map((days) => ({ days: toDays(days) }));

const toDays = (days: unknown) =>
  Object.fromEntries(Object.entries(days as Record<string, Slots>).map(([name, day]) => [name, toDay(day)]));

const toDay = <Day extends Slots>(day: Day) => ({
  ...day,
  slots: day.slots.map(({ start, end }) => ({ start_time: toClock(start), end_time: toClock(end) })),
});

/** Formats 570 as "09:30". */
const toClock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
