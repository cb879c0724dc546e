import type ICAL from "ical.js";
import { HOUR, type Instant, instant } from "@/lib/core/time/instant";
import { type Interval, overlaps } from "@/lib/core/time/interval";
import type { BusyTime } from "@/lib/domain/calendars/provider";
import type { FileEvent } from "./file-event";
import { ruleStarts } from "./rule-starts";
import type { StepBudget } from "./step-budget";
import { type Instance, readInstant } from "./time-reader";

/** Of one event; a series with more within the window says nothing sensible about a person's time. */
const MOST_TIMES = 5000;

/** An instance can be longer than the first by as much as clocks are put back. */
const LONGER = 3 * HOUR;

/** No event lasts until then, whatever it says. */
const LATEST = Date.UTC(2300, 0, 1);

/** The busy times of an event with its overridden instances; of these alone, when somebody was invited to single ones. */
export function expandSeries(events: readonly FileEvent[], window: Interval, budget: StepBudget): BusyTime[] {
  const times: BusyTime[] = [];
  for (const time of listTimes(events, window, budget)) {
    if (!overlaps(time, window)) continue;
    times.push(time);
    if (times.length === MOST_TIMES) break;
  }
  return times;
}

function* listTimes(events: readonly FileEvent[], window: Interval, budget: StepBudget): Generator<BusyTime> {
  const overrides = events.filter(({ isOverride }) => isOverride);
  const isReplaced = buildReplacedTest(overrides);
  const changes = listChanges(overrides);
  for (const event of overrides) if (event.start && !event.isFree) yield toBusyTime(event, event.start);
  for (const event of events) {
    // Instances of what leaves its owner free matter where later ones do not.
    if (event.isOverride || (event.isFree && changes.length === 0)) continue;
    const range = deriveRange(event, changes, window);
    for (const { start, end } of listInstances(event, range, budget)) {
      budget.spend(1 + Math.floor(changes.length / 8));
      const moment = readInstant(start);
      if (isReplaced(start)) continue;
      const change = changes.findLast(({ from }) => from <= moment);
      const ruling = change?.event ?? event;
      if (ruling.isFree) continue;
      yield change ? toBusyTime(ruling, change.move(start)) : toBusyTime(ruling, start, end);
    }
  }
}

function toBusyTime(event: FileEvent, start: ICAL.Time, end: ICAL.Time | null = null): BusyTime {
  const until = end ? readInstant(end) : event.endAt(start);
  return {
    start: readInstant(start),
    end: instant(Math.min(until, LATEST)),
    allDay: start.isDate,
    ...(event.title !== null && { title: event.title }),
  };
}

/** What an override changes from its instance on. */
interface Change {
  event: FileEvent;
  from: Instant;
  /** Milliseconds. */
  shift: number;
  move: (start: ICAL.Time) => ICAL.Time;
}

/** In the order of the instances that they begin with. */
function listChanges(overrides: readonly FileEvent[]): Change[] {
  return overrides
    .filter(({ changesLater }) => changesLater)
    .flatMap((event) => {
      const { start, replaces } = event;
      if (!start || !replaces) return [];
      const shift = start.subtractDate(replaces);
      const move = (time: ICAL.Time) => {
        const moved = time.clone();
        moved.addDuration(shift);
        return moved;
      };
      return [{ event, from: readInstant(replaces), shift: shift.toSeconds() * 1000, move }];
    })
    .sort((a, b) => a.from - b.from);
}

/** Where an instance can start that lies within the window, or is moved there. */
function deriveRange(event: FileEvent, changes: readonly Change[], window: Interval): Interval {
  const longest = (values: readonly number[]) => values.reduce((most, one) => Math.max(most, one), 0);
  const shift = longest(changes.map((change) => Math.abs(change.shift)));
  const length = longest([event, ...changes.map((change) => change.event)].map(({ length }) => length));
  const reach = Math.min(length + shift + LONGER, LATEST);
  return { start: instant(window.start - reach), end: instant(window.end + shift) };
}

/** The instances of an event, exceptions left out: those that the file gives, and those of its rules in the range. */
function* listInstances(event: FileEvent, range: Interval, budget: StepBudget): Generator<Instance> {
  if (!event.start) return;
  const isOut = buildExceptionTest(event);
  const given = [{ start: event.start, end: null }, ...event.furtherInstances];
  const known = new Map(given.map((instance) => [readInstant(instance.start), instance]));
  for (const instance of known.values()) if (!isOut(instance.start)) yield instance;
  for (const rule of event.rules)
    for (const start of ruleStarts(rule, event.start, range, budget)) {
      const moment = readInstant(start);
      if (known.has(moment)) continue;
      known.set(moment, { start, end: null });
      if (!isOut(start)) yield { start, end: null };
    }
}

const buildReplacedTest = (overrides: readonly FileEvent[]) =>
  buildTimeTest(overrides.flatMap(({ replaces }) => (replaces ? [replaces] : [])));

const buildExceptionTest = ({ exceptions }: FileEvent) => buildTimeTest(exceptions);

/** Whether a start is one of these; one that is given as a date means what starts on it. */
function buildTimeTest(given: readonly ICAL.Time[]): (start: ICAL.Time) => boolean {
  if (given.length === 0) return () => false;
  const dates = new Set(given.filter(({ isDate }) => isDate).map(formatDay));
  const times = new Set(given.filter(({ isDate }) => !isDate).map(readInstant));
  return (start) => times.has(readInstant(start)) || dates.has(formatDay(start));
}

const formatDay = ({ year, month, day }: ICAL.Time): string => `${year}-${month}-${day}`;
