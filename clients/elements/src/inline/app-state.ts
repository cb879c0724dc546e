import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { addDays, addMonths, lastOfMonth, todayIn } from "./calendar-days";
import type { Given } from "./given";
import type { Answered, Slot } from "./service";
import { useDetails } from "./use-details";

type Step = "times" | "details" | "done";

export type App = ReturnType<typeof useApp>;

/** Everything that is shown, and what can be done with it. */
export function useApp(given: Given) {
  const { facts, service, timezone } = given;
  const today = todayIn(timezone);
  const [step, setStep] = useState<Step>("times");
  const [duration, setDuration] = useState(service.minutes ?? facts.durations[0] ?? 30);
  const [month, go] = useState(today.slice(0, 7));
  const [day, pickDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot[]>([]);
  const [nearest, setNearest] = useState<Slot[] | null>(null);
  const [done, setDone] = useState<Extract<Answered, { outcome: "booked" | "code" }> | null>(null);
  const loaded = useSlots(given, { month, duration, today, go });

  const byDay = useMemo(() => {
    const groups = new Map<string, Slot[]>();
    for (const slot of loaded.slots)
      groups.set(slot.slice(0, 10), [...(groups.get(slot.slice(0, 10)) ?? []), slot]);
    return groups;
  }, [loaded.slots]);
  const open = day?.startsWith(month) ? day : ([...byDay.keys()][0] ?? null);

  const toggle = (slot: Slot) => {
    if (facts.times.most === 1) return setChosen([slot]);
    const others = chosen.filter((one) => one !== slot);
    setChosen(others.length < chosen.length ? others : [...chosen, slot].slice(-facts.times.most).sort());
  };
  const details = useDetails(given, { chosen, duration }, (answer) => {
    if (answer.outcome === "taken") {
      setNearest(answer.nearest);
      setChosen([]);
      loaded.again();
      setStep("times");
    } else if (answer.outcome !== "refused") {
      setDone(answer);
      setStep("done");
      const event = answer.outcome === "booked" ? /\/event\/(\w+)/.exec(answer.pageUrl)?.[1] : undefined;
      if (event) given.tell("booked", { page: given.wish.page, event });
    }
  });
  const restart = () => {
    setDone(null);
    setChosen([]);
    setNearest(null);
    loaded.again();
    setStep("times");
  };
  const toDetails = (slot?: Slot) => {
    if (slot) setChosen([slot]);
    setNearest(null);
    setStep("details");
  };
  const pickDuration = (minutes: number) => {
    setDuration(minutes);
    setChosen([]);
  };
  return {
    ...given,
    ...{ step, setStep, today, month, go, day: open, pickDay, byDay, duration, pickDuration },
    ...{ chosen, toggle, nearest, toDetails, details, done, restart },
    ...{ isLoading: loaded.isLoading, isLost: loaded.isLost, next: loaded.next, again: loaded.again },
  };
}

const MONTHS_AHEAD = 12;

/** The times of a month; of the first that is opened, those of the first month that has any. */
function useSlots(
  { service, timezone, facts }: Given,
  {
    month,
    duration,
    today,
    go,
  }: { month: string; duration: number; today: string; go: (month: string) => void },
) {
  const [slots, setSlots] = useState<Slot[]>([]);
  const [next, setNext] = useState<Slot | null>(null);
  const [state, setState] = useState<"loading" | "there" | "lost">("loading");
  const [round, setRound] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let isWanted = true;
    setState("loading");
    const from = month === today.slice(0, 7) ? today : `${month}-01`;
    const to = lastOfMonth(month) < from ? addDays(from, 1) : lastOfMonth(month);
    const type = service.type;
    service.listSlots({ type, duration, timezone, from, to }).then(
      (found) => {
        if (!isWanted) return;
        const there = found.next?.slice(0, 7);
        const isNear = there !== undefined && there <= addMonths(month, MONTHS_AHEAD);
        if (isFirst.current && found.slots.length === 0 && there && there !== month && isNear)
          return go(there);
        isFirst.current = false;
        setSlots(found.slots);
        setNext(found.next);
        setState("there");
      },
      () => isWanted && setState("lost"),
    );
    return () => {
      isWanted = false;
    };
  }, [month, duration, timezone, facts, round]);
  return {
    slots,
    next,
    isLoading: state === "loading",
    isLost: state === "lost",
    again: () => setRound(round + 1),
  };
}
