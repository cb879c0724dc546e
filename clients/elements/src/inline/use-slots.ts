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
}

interface LoadedSlots {
  slots: SlotStart[];
  next: SlotStart | null;
  fullDays: readonly string[];
}

/** Loads the slots of the shown days; the first load moves on to the first days that have any. */
export function useSlots(
  { service, timezone, facts, type, host }: CalendarContext,
  { shown: { first, last }, duration, today, go }: SlotsRequest,
) {
  const [found, setFound] = useState<LoadedSlots>({ slots: [], next: null, fullDays: [] });
  const [state, setState] = useState<"loading" | "there" | "lost">("loading");
  const [round, setRound] = useState(0);
  const opened = useRef("");
  useEffect(() => {
    let isWanted = true;
    setState("loading");
    const from = first < today ? today : first;
    const to = last < from ? addDays(from, 1) : last;
    const wish = { type, host, duration, timezone, from, to };
    const what = JSON.stringify([type, host]);
    const listFullDays = (range: { from: string; to: string }) =>
      facts.waiting_list ? service.listFullDays({ ...wish, ...range }) : [];
    const load = async () => {
      const [{ slots, next }, fullDays] = await Promise.all([service.listSlots(wish), listFullDays(wish)]);
      const isOpened = opened.current === what || slots.length > 0 || fullDays.length > 0;
      return { slots, next, fullDays, there: isOpened ? null : await findThere(next) };
    };
    /** Finds the first later day that has free slots or a waiting list. */
    const findThere = async (next: SlotStart | null) => {
      const free = next?.slice(0, 10) ?? null;
      const days = { from: addDays(to, 1), to: addDays(to, MAX_RANGE_DAYS) };
      const [full = null] = free && free <= days.from ? [] : await listFullDays(days);
      const there = full && (free === null || full < free) ? full : free;
      return there && there > last && there <= addDays(first, DAYS_AHEAD) ? there : null;
    };
    load().then(
      ({ slots, next, fullDays, there }) => {
        if (!isWanted) return;
        if (there) return go(there);
        opened.current = what;
        setFound({ slots, next, fullDays });
        setState("there");
      },
      () => isWanted && setState("lost"),
    );
    return () => {
      isWanted = false;
    };
  }, [first, last, duration, timezone, facts, host, round]);
  return {
    ...found,
    isLoading: state === "loading",
    isLost: state === "lost",
    again: () => setRound((before) => before + 1),
  };
}
