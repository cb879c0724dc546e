import { useEffect, useRef, useState } from "preact/hooks";
import type { CalendarContext } from "./calendar-context";
import { addDays } from "./calendar-days";
import type { SlotStart } from "./page-client";
import type { VisibleRange } from "./visible-range";

const DAYS_AHEAD = 366;

/** The longest range of days that the service answers at once. */
const MAX_RANGE_DAYS = 92;

interface SlotsRequest {
  shown: VisibleRange;
  duration: number;
  today: string;
  go: (day: string) => void;
  /** No times are shown yet. */
  isOff: boolean;
}

interface LoadedSlots {
  slots: SlotStart[];
  /** Those within the preferred hours of the page. */
  suiting: readonly SlotStart[];
  next: SlotStart | null;
  fullDays: readonly string[];
}

/** Loads the slots of the shown days; the first load moves on to the first days that have any. */
export function useSlots(
  { service, timezone, facts, type, host }: CalendarContext,
  { shown: { first, last }, duration, today, go, isOff }: SlotsRequest,
) {
  const [found, setFound] = useState<LoadedSlots>({ slots: [], suiting: [], next: null, fullDays: [] });
  const [state, setState] = useState<"loading" | "there" | "lost">("loading");
  const [round, setRound] = useState(0);
  const opened = useRef("");
  useEffect(() => {
    if (isOff) return;
    let isCurrent = true;
    setState("loading");
    const from = first < today ? today : first;
    const to = last < from ? addDays(from, 1) : last;
    const query = { type, host, duration, timezone, from, to };
    const what = JSON.stringify([type, host]);
    const listFullDays = (range: { from: string; to: string }) =>
      facts.waiting_list ? service.listFullDays({ ...query, ...range }) : [];
    const load = async () => {
      const [loaded, fullDays] = await Promise.all([service.listSlots(query), listFullDays(query)]);
      const isOpened = opened.current === what || loaded.slots.length > 0 || fullDays.length > 0;
      return { ...loaded, fullDays, laterDay: isOpened ? null : await findLaterDay(loaded.next) };
    };
    /** Finds the first later day that has free slots or a waiting list. */
    const findLaterDay = async (next: SlotStart | null) => {
      const free = next?.slice(0, 10) ?? null;
      const days = { from: addDays(to, 1), to: addDays(to, MAX_RANGE_DAYS) };
      const [full = null] = free && free <= days.from ? [] : await listFullDays(days);
      const laterDay = full && (free === null || full < free) ? full : free;
      return laterDay && laterDay > last && laterDay <= addDays(first, DAYS_AHEAD) ? laterDay : null;
    };
    load().then(
      ({ laterDay, ...loaded }) => {
        if (!isCurrent) return;
        if (laterDay) return go(laterDay);
        opened.current = what;
        setFound(loaded);
        setState("there");
      },
      () => isCurrent && setState("lost"),
    );
    return () => {
      isCurrent = false;
    };
  }, [first, last, duration, timezone, facts, host, round, isOff]);
  return {
    ...found,
    isLoading: state === "loading",
    isLost: state === "lost",
    again: () => setRound((before) => before + 1),
  };
}
