import { useEffect, useRef, useState } from "preact/hooks";
import { addDays, addMonths, lastOfMonth } from "./calendar-days";
import type { Given } from "./given";
import type { Slot } from "./service";

const MONTHS_AHEAD = 12;

interface Shown {
  month: string;
  duration: number;
  today: string;
  go: (month: string) => void;
}

interface Loaded {
  slots: Slot[];
  next: Slot | null;
  fullDays: readonly string[];
}

/** The times of a month; of what is opened first, those of the first month that has any. */
export function useSlots(
  { service, timezone, facts, type, host }: Given,
  { month, duration, today, go }: Shown,
) {
  const [found, setFound] = useState<Loaded>({ slots: [], next: null, fullDays: [] });
  const [state, setState] = useState<"loading" | "there" | "lost">("loading");
  const [round, setRound] = useState(0);
  const opened = useRef("");
  useEffect(() => {
    let isWanted = true;
    setState("loading");
    const from = month === today.slice(0, 7) ? today : `${month}-01`;
    const to = lastOfMonth(month) < from ? addDays(from, 1) : lastOfMonth(month);
    const wish = { type, host, duration, timezone, from, to };
    const full = facts.waiting_list ? service.listFullDays(wish) : [];
    Promise.all([service.listSlots(wish), full]).then(
      ([{ slots, next }, fullDays]) => {
        if (!isWanted) return;
        const there = next?.slice(0, 7);
        const isNear = there !== undefined && there <= addMonths(month, MONTHS_AHEAD);
        const what = JSON.stringify([type, host]);
        if (opened.current !== what && slots.length === 0 && there && there !== month && isNear)
          return go(there);
        opened.current = what;
        setFound({ slots, next, fullDays });
        setState("there");
      },
      () => isWanted && setState("lost"),
    );
    return () => {
      isWanted = false;
    };
  }, [month, duration, timezone, facts, host, round]);
  return {
    ...found,
    isLoading: state === "loading",
    isLost: state === "lost",
    again: () => setRound((before) => before + 1),
  };
}
