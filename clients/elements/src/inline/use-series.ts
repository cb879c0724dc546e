import { useEffect, useState } from "preact/hooks";
import type { Given } from "./given";
import type { SeriesTime, Slot, Wanted } from "./service";

/** In place of a time: the meeting is left out. */
export const LEFT_OUT = "";

interface Dates {
  clock: string;
  times: SeriesTime[];
}

/** How the meeting repeats: its dates as they would be booked, and what becomes of those that are not free. */
export function useSeries(
  { facts, service, type, host, timezone }: Given,
  { start, duration, isShown }: { start: Slot | null; duration: number; isShown: boolean },
) {
  const offered = facts.series;
  const [every, pickEvery] = useState<string | null>(null);
  const [times, pickTimes] = useState<number | null>(null);
  const [dates, setDates] = useState<Dates | null>(null);
  const [picked, setPicked] = useState<Readonly<Record<number, Slot>>>({});
  const [round, setRound] = useState(0);
  const rhythm = offered?.every.find((one) => one === every) ?? offered?.every[0];
  const { least = 1, most = 1 } = offered?.times ?? {};
  const count = Math.min(Math.max(times ?? least, least), most);
  const isWanted = rhythm !== undefined && count > 1;
  useEffect(() => {
    setDates(null);
    setPicked({});
    if (!isShown || !isWanted || !start) return;
    let isCurrent = true;
    service.checkSeries({ type, host, duration, timezone, start, every: rhythm, times: count }).then(
      (found) => isCurrent && setDates(found),
      () => {}, // the service looks at them again before it books
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, rhythm, count, start, duration, timezone, type, host, round]);

  const pickInstead = ({ index, nearest }: SeriesTime): Slot => picked[index] ?? nearest[0] ?? LEFT_OUT;
  const lost = dates?.times.filter(({ index, isFree }) => !isFree && index > 1) ?? [];
  const instead = lost.map((time) => ({ index: time.index, start: pickInstead(time) || null }));
  const wanted: Wanted["series"] = isWanted
    ? { every: rhythm, times: count, ...(instead.length > 0 && { instead }) }
    : undefined;
  return {
    ...{ offered, rhythm, count, pickEvery, pickTimes, dates, lost, pickInstead, wanted },
    pick: ({ index }: SeriesTime, slot: Slot) => setPicked({ ...picked, [index]: slot }),
    again: () => setRound((before) => before + 1),
  };
}
