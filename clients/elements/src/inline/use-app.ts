import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { VisitorCalendarSource } from "@/components/booking/visitor-calendar/calendar-source";
import type { CalendarContext } from "./calendar-context";
import { getToday } from "./calendar-days";
import type { BookingResult, SlotStart } from "./page-client";
import { useDetailsForm } from "./use-details-form";
import { useSeries } from "./use-series";
import { useSlots } from "./use-slots";
import type { VisitorChoices } from "./use-visitor-choices";
import { useWaitingForm } from "./use-waiting-form";
import { computeVisibleRange, pickLayout } from "./visible-range";

type Step = "times" | "details" | "done";

export type CalendarApp = ReturnType<typeof useApp>;

type BookingOutcome =
  | Extract<BookingResult, { outcome: "booked" | "code" }>
  /** The visitor is on the waiting list of a fully booked day. */
  | { outcome: "waiting" };

/** Holds the state of the calendar and the actions on it. */
export function useApp({ context, ...choose }: VisitorChoices) {
  const { facts, service, timezone, type, host, format } = context;
  const today = getToday(timezone);
  const [step, setStep] = useState<Step>("times");
  const [duration, setDuration] = useState(() => getInitialDuration(context));
  const [at, go] = useState(today);
  const [day, pickDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SlotStart[]>([]);
  const [nearest, setNearest] = useState<SlotStart[] | null>(null);
  const [done, setDone] = useState<BookingOutcome | null>(null);
  // The overlaid calendar stays loaded while the visitor moves between steps.
  const visitorCalendar = useRef<VisitorCalendarSource | null>(null);
  useEffect(() => () => visitorCalendar.current?.end(), []);
  const [marks, setMarks] = useState<ReadonlyMap<SlotStart, string> | null>(null);
  const layout = pickLayout(context);
  const shown = useMemo(
    () => computeVisibleRange(at, { layout, today, firstWeekday: format.firstWeekday }),
    [at, layout, today, format.firstWeekday],
  );
  const loaded = useSlots(context, { shown, duration, today, go, isOff: choose.isChoosing });
  const series = useSeries(context, { start: chosen[0] ?? null, duration, isShown: step === "details" });

  // Chosen slots belong to the earlier zone, type, host and duration, so a change of these clears them.
  useEffect(() => {
    setChosen([]);
    setNearest(null);
  }, [facts, host, timezone, duration]);
  useEffect(() => setDuration(getInitialDuration(context)), [facts]);

  const byDay = useMemo(() => groupSlotsByDay(loaded.slots), [loaded.slots]);
  const isShown = day !== null && day >= shown.first && day <= shown.last;
  // A week layout opens a day only for its waiting list.
  const defaultDay = layout === "month" ? ([...byDay.keys()][0] ?? loaded.fullDays[0] ?? null) : null;
  const open = isShown ? day : defaultDay;

  const toggle = (slot: SlotStart) => {
    if (facts.times.most === 1) return setChosen([slot]);
    const others = chosen.filter((one) => one !== slot);
    setChosen(others.length < chosen.length ? others : [...chosen, slot].slice(-facts.times.most).sort());
  };
  const finish = (outcome: BookingOutcome) => {
    setDone(outcome);
    setStep("done");
  };
  const details = useDetailsForm(context, { chosen, duration, series: series.requested }, (result) => {
    if (result.outcome === "taken") {
      setNearest(result.nearest);
      setChosen([]);
      loaded.again();
      setStep("times");
    } else if (result.outcome === "series") series.again();
    else if (result.outcome !== "refused") {
      finish(result);
      const event = result.outcome === "booked" ? /\/event\/(\w+)/.exec(result.pageUrl)?.[1] : undefined;
      if (event) context.emit("booked", { page: context.options.page, event });
    }
  });
  const waiting = useWaitingForm(context, { day: open, duration, details }, finish);
  const restart = () => {
    setDone(null);
    setChosen([]);
    setNearest(null);
    loaded.again();
    setStep("times");
  };
  const toDetails = (slot?: SlotStart) => {
    if (slot) setChosen([slot]);
    setNearest(null);
    setStep("details");
  };
  return {
    ...context,
    ...choose,
    service,
    type,
    step,
    setStep,
    today,
    shown,
    go,
    day: open,
    pickDay,
    byDay,
    duration,
    setDuration,
    chosen,
    toggle,
    nearest,
    toDetails,
    details,
    series,
    waiting,
    done,
    restart,
    ...loaded,
    /** The visitor's overlapping entries by slot; null until known. */
    visitorCalendar,
    marks,
    setMarks,
  };
}

/** The address or the appointment type may fix the minutes. */
const getInitialDuration = ({ facts, service, type }: CalendarContext): number =>
  (type === service.type ? service.minutes : null) ?? facts.durations[0] ?? 30;

function groupSlotsByDay(slots: readonly SlotStart[]): Map<string, SlotStart[]> {
  const groups = new Map<string, SlotStart[]>();
  for (const slot of slots) groups.set(slot.slice(0, 10), [...(groups.get(slot.slice(0, 10)) ?? []), slot]);
  return groups;
}
