import { useEffect, useState } from "preact/hooks";
import type { CalendarContext } from "./calendar-context";
import type { PageBookingRequest, SeriesSlot, SlotStart } from "./page-client";

/** The marker of a date that the visitor leaves out. */
export const SKIPPED_DATE = "";

interface SeriesDates {
  clock: string;
  times: SeriesSlot[];
}

/** Loads the dates of a series as they would be booked, with the choice for each that is not free. */
export function useSeries(
  { facts, service, type, host, timezone }: CalendarContext,
  { start, duration, isShown }: { start: SlotStart | null; duration: number; isShown: boolean },
) {
  const offered = facts.series;
  const [every, pickEvery] = useState<string | null>(null);
  const [times, pickTimes] = useState<number | null>(null);
  const [dates, setDates] = useState<SeriesDates | null>(null);
  const [picked, setPicked] = useState<Readonly<Record<number, SlotStart>>>({});
  const [round, setRound] = useState(0);
  const frequency = offered?.every.find((one) => one === every) ?? offered?.every[0];
  const { least = 1, most = 1 } = offered?.times ?? {};
  const count = Math.min(Math.max(times ?? least, least), most);
  const isRecurring = frequency !== undefined && count > 1;
  useEffect(() => {
    setDates(null);
    setPicked({});
    if (!isShown || !isRecurring || !start) return;
    let isCurrent = true;
    service.checkSeries({ type, host, duration, timezone, start, every: frequency, times: count }).then(
      (found) => isCurrent && setDates(found),
      () => {}, // the service checks the dates again when it books
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, frequency, count, start, duration, timezone, type, host, round]);

  const pickInstead = ({ index, nearest }: SeriesSlot): SlotStart =>
    picked[index] ?? nearest[0] ?? SKIPPED_DATE;
  const lost = dates?.times.filter(({ index, isFree }) => !isFree && index > 1) ?? [];
  const instead = lost.map((time) => ({ index: time.index, start: pickInstead(time) || null }));
  const requested: PageBookingRequest["series"] = isRecurring
    ? { every: frequency, times: count, ...(instead.length > 0 && { instead }) }
    : undefined;
  return {
    ...{
      offered,
      frequency,
      count,
      pickEvery,
      pickTimes,
      dates,
      lost,
      pickInstead,
      requested,
    },
    pick: ({ index }: SeriesSlot, slot: SlotStart) => setPicked({ ...picked, [index]: slot }),
    again: () => setRound((before) => before + 1),
  };
}
