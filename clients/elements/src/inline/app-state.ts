import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { OwnSource } from "@/components/booking/own-calendar/own-source";
import { todayIn } from "./calendar-days";
import type { Given } from "./given";
import type { Answered, Slot } from "./service";
import { pickLayout, showDays } from "./shown-days";
import type { Choices } from "./use-choices";
import { useDetails } from "./use-details";
import { useSeries } from "./use-series";
import { useSlots } from "./use-slots";
import { useWaiting } from "./use-waiting";

type Step = "times" | "details" | "done";

export type App = ReturnType<typeof useApp>;

type End =
  | Extract<Answered, { outcome: "booked" | "code" }>
  /** On the list of a day that is booked out. */
  | { outcome: "waiting" };

/** Everything that is shown, and what can be done with it. */
export function useApp({ given, ...choose }: Choices) {
  const { facts, service, timezone, type, host, format } = given;
  const today = todayIn(timezone);
  const [step, setStep] = useState<Step>("times");
  const [duration, setDuration] = useState(() => firstLength(given));
  const [at, go] = useState(today);
  const [day, pickDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Slot[]>([]);
  const [nearest, setNearest] = useState<Slot[] | null>(null);
  const [done, setDone] = useState<End | null>(null);
  // It stays laid over while the visitor goes to the next step and back.
  const own = useRef<OwnSource | null>(null);
  useEffect(() => () => own.current?.end(), []);
  const [marks, setMarks] = useState<ReadonlyMap<Slot, string> | null>(null);
  const layout = pickLayout(given);
  const shown = useMemo(() => showDays(at, layout, format.firstWeekday), [at, layout, format.firstWeekday]);
  const loaded = useSlots(given, { shown, duration, today, go });
  const series = useSeries(given, { start: chosen[0] ?? null, duration, isShown: step === "details" });

  // Times are of what was chosen before: another zone writes them in another way, other things have others.
  useEffect(() => {
    setChosen([]);
    setNearest(null);
  }, [facts, host, timezone, duration]);
  useEffect(() => setDuration(firstLength(given)), [facts]);

  const byDay = useMemo(() => groupByDay(loaded.slots), [loaded.slots]);
  const isShown = day !== null && day >= shown.first && day <= shown.last;
  // Where all days stand beside each other none is open, but one on whose list somebody wants to be.
  const usual = layout === "month" ? ([...byDay.keys()][0] ?? loaded.fullDays[0] ?? null) : null;
  const open = isShown ? day : usual;

  const toggle = (slot: Slot) => {
    if (facts.times.most === 1) return setChosen([slot]);
    const others = chosen.filter((one) => one !== slot);
    setChosen(others.length < chosen.length ? others : [...chosen, slot].slice(-facts.times.most).sort());
  };
  const finish = (end: End) => {
    setDone(end);
    setStep("done");
  };
  const details = useDetails(given, { chosen, duration, series: series.wanted }, (answer) => {
    if (answer.outcome === "taken") {
      setNearest(answer.nearest);
      setChosen([]);
      loaded.again();
      setStep("times");
    } else if (answer.outcome === "series") series.again();
    else if (answer.outcome !== "refused") {
      finish(answer);
      const event = answer.outcome === "booked" ? /\/event\/(\w+)/.exec(answer.pageUrl)?.[1] : undefined;
      if (event) given.tell("booked", { page: given.wish.page, event });
    }
  });
  const waiting = useWaiting(given, { day: open, duration, details }, finish);
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
  return {
    ...given,
    ...choose,
    ...{ service, type, step, setStep, today, shown, go, day: open, pickDay, byDay, duration, setDuration },
    ...{ chosen, toggle, nearest, toDetails, details, series, waiting, done, restart },
    ...{ fullDays: loaded.fullDays, isLoading: loaded.isLoading, isLost: loaded.isLost },
    ...{ next: loaded.next, again: loaded.again },
    /** What the visitor has at each time, where that is known. */
    ...{ own, marks, setMarks },
  };
}

/** The address may name minutes, or a type does. */
const firstLength = ({ facts, service, type }: Given): number =>
  (type === service.type ? service.minutes : null) ?? facts.durations[0] ?? 30;

function groupByDay(slots: readonly Slot[]): Map<string, Slot[]> {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) groups.set(slot.slice(0, 10), [...(groups.get(slot.slice(0, 10)) ?? []), slot]);
  return groups;
}
