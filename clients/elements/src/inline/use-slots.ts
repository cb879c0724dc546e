import { useEffect, useRef, useState } from "preact/hooks";
import { addDays } from "./calendar-days";
import type { Given } from "./given";
import type { Slot } from "./service";
import type { Shown } from "./shown-days";

const DAYS_AHEAD = 366;

interface Asked {
  shown: Shown;
  duration: number;
  today: string;
  go: (day: string) => void;
}

interface Loaded {
  slots: Slot[];
  next: Slot | null;
  fullDays: readonly string[];
}

/** The times of the shown days; of what is opened first, those of the first days that have any. */
export function useSlots(
  { service, timezone, facts, type, host }: Given,
  { shown: { first, last }, duration, today, go }: Asked,
) {
  const [found, setFound] = useState<Loaded>({ slots: [], next: null, fullDays: [] });
  const [state, setState] = useState<"loading" | "there" | "lost">("loading");
  const [round, setRound] = useState(0);
  const opened = useRef("");
  useEffect(() => {
    let isWanted = true;
    setState("loading");
    const from = first < today ? today : first;
    const to = last < from ? addDays(from, 1) : last;
    const wish = { type, host, duration, timezone, from, to };
    const full = facts.waiting_list ? service.listFullDays(wish) : [];
    Promise.all([service.listSlots(wish), full]).then(
      ([{ slots, next }, fullDays]) => {
        if (!isWanted) return;
        const there = next?.slice(0, 10);
        const isNear = there !== undefined && there <= addDays(first, DAYS_AHEAD);
        const what = JSON.stringify([type, host]);
        if (opened.current !== what && slots.length === 0 && there && there > last && isNear)
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
  }, [first, last, duration, timezone, facts, host, round]);
  return {
    ...found,
    isLoading: state === "loading",
    isLost: state === "lost",
    again: () => setRound((before) => before + 1),
  };
}
