import { asInstant, HOUR, type Instant } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import type { BusyTime } from "@/lib/domain/calendars/provider";
import type { EventRule, FileEvent } from "./file-event";
import { generateRuleStarts } from "./generate-rule-starts";
import {
  buildStartTest,
  type InstanceStart,
  type SeriesFrame,
  toInstanceStart,
  toSeriesStart,
} from "./series-frame";
import type { StepMeter } from "./step-budget";

/** An instance may be longer than the first by up to this clock change. */
const LONGER = 3 * HOUR;

/** Upper bound for the end of an event. */
const LATEST = Date.UTC(2300, 0, 1);

/**
 * Yields the busy times of an event with its overridden instances; of the latter alone if the owner was
 * invited to single ones.
 * @throws BudgetExceededError if they take more steps than are left
 */
export function* expandSeries(
  events: readonly FileEvent[],
  window: Interval,
  meter: StepMeter,
  titles: boolean,
): Generator<BusyTime> {
  for (const time of listTimes(events, window, meter, titles)) if (areOverlapping(time, window)) yield time;
}

function* listTimes(
  events: readonly FileEvent[],
  window: Interval,
  meter: StepMeter,
  titles: boolean,
): Generator<BusyTime> {
  const overrides = events.filter(({ isOverride }) => isOverride);
  const replaced = overrides.flatMap(({ replaces }) => replaces ?? []);
  for (const event of overrides)
    if (event.frame && !event.isFree) yield toBusyTime(event, event.frame, { titles });
  for (const event of events) {
    const { frame } = event;
    if (event.isOverride || !frame) continue;
    const changes = listChanges(overrides, frame);
    // Free instances matter if later ones are busy.
    if (event.isFree && changes.length === 0) continue;
    const isReplaced = buildStartTest(frame, replaced);
    const range = deriveRange(event, changes, window);
    for (const { start, end } of listInstances(event, frame, range, meter)) {
      meter.consume(1 + (changes.length >> 3));
      if (isReplaced(start)) continue;
      const change = changes.findLast(({ from }) => from <= start.at);
      const ruling = change?.event ?? event;
      if (ruling.isFree) continue;
      if (change) yield toBusyTime(ruling, change.frame, { titles, wall: start.wall + change.shift });
      else yield toBusyTime(ruling, frame, { titles, wall: start.wall, end });
    }
  }
}

interface TimeDisplay {
  titles: boolean;
  /** Replaces the start of the first instance. */
  wall?: number;
  /** End of the instance, if it differs. */
  end?: Instant | null;
}

function toBusyTime(event: FileEvent, frame: SeriesFrame, { titles, wall, end }: TimeDisplay): BusyTime {
  const start = toInstanceStart(frame, wall ?? frame.wall);
  const { title } = titles ? event : { title: null };
  return {
    start: asInstant(start.at - (frame.isDate ? 0 : event.travel)),
    end: asInstant(Math.min(end ?? event.endAt(frame, start), LATEST)),
    allDay: frame.isDate,
    ...(title !== null && { title }),
  };
}

/** Change by an override that applies to later instances. */
interface Change {
  event: FileEvent;
  frame: SeriesFrame;
  from: Instant;
  /** Shift of wall-clock time in milliseconds. */
  shift: number;
}

/** Lists changes in the order of their first instances. */
function listChanges(overrides: readonly FileEvent[], series: SeriesFrame): Change[] {
  return overrides
    .flatMap((event): Change[] => {
      const { frame, replaces } = event;
      if (!frame || !replaces || !event.changesLater) return [];
      const from = toSeriesStart(series, replaces);
      return [{ event, frame, from: from.at, shift: frame.wall - from.wall }];
    })
    .sort((a, b) => a.from - b.from);
}

/** Returns the range in which an instance starts that lies in the window or is moved into it. */
function deriveRange(event: FileEvent, changes: readonly Change[], window: Interval): Interval {
  const longest = (values: readonly number[]) => values.reduce((most, one) => Math.max(most, one), 0);
  const shift = longest(changes.map((change) => Math.abs(change.shift)));
  const length = longest([event, ...changes.map((change) => change.event)].map(({ reach }) => reach));
  const reach = Math.min(length + shift + LONGER, LATEST);
  return { start: asInstant(window.start - reach), end: asInstant(window.end + shift + LONGER) };
}

interface Instance {
  start: InstanceStart;
  end: Instant | null;
}

/** Yields the instances of an event in the range without exceptions: listed ones and those of its rules. */
function* listInstances(
  event: FileEvent,
  frame: SeriesFrame,
  range: Interval,
  meter: StepMeter,
): Generator<Instance> {
  const isException = buildStartTest(frame, event.exceptions);
  const excluded = new Set<number>();
  for (const rule of event.exceptionRules)
    for (const { at } of listRuleStarts(rule, frame, range, meter)) excluded.add(at);
  const isOut = (start: InstanceStart) => isException(start) || excluded.has(start.at);
  const listed: Instance[] = [
    { start: toInstanceStart(frame, frame.wall), end: null },
    ...event.furtherInstances,
  ];
  const listedByStart = new Map(listed.map((instance) => [instance.start.at, instance]));
  for (const instance of listedByStart.values()) if (!isOut(instance.start)) yield instance;
  const several = event.rules.length > 1;
  for (const rule of event.rules)
    for (const start of listRuleStarts(rule, frame, range, meter)) {
      if (listedByStart.has(start.at)) continue;
      const instance = { start, end: null };
      if (several) listedByStart.set(start.at, instance);
      if (!isOut(start)) yield instance;
    }
}

/** Yields the starts of a rule within the range. */
function* listRuleStarts(
  rule: EventRule,
  frame: SeriesFrame,
  range: Interval,
  meter: StepMeter,
): Generator<InstanceStart> {
  const first = { wall: frame.wall, isDate: frame.isDate };
  const toWall = (at: Instant) => (frame.isDate ? at : frame.zone.toWall(at));
  const walls = { from: toWall(range.start) - LONGER, to: toWall(range.end) + LONGER };
  for (const wall of generateRuleStarts(rule, first, walls, meter)) {
    if (wall < walls.from) continue;
    const start = toInstanceStart(frame, wall);
    if (rule.isOver(start)) return;
    yield start;
  }
}
