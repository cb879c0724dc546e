import { DAY, instant } from "@/lib/core/time/instant";
import { Remembered } from "@/lib/platform/memory/remembered";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { type CalendarZone, changingZone, type OffsetChange } from "./calendar-zone";
import { toEpochDay } from "./civil-day";
import { type ContentLine, parseContentLine } from "./content-line";
import { parseRule, UnreadableRule } from "./parse-rule";
import { ruleStarts } from "./rule-starts";
import { StepBudget } from "./step-budget";
import { parseOffset, parseTimeValue } from "./time-value";

/** Changes are worked out between these; before and after them the nearest offset holds. */
const FIRST_WALL = toEpochDay(1900, 1, 1) * DAY;
const LAST_WALL = toEpochDay(new Date().getUTCFullYear() + 20, 1, 1) * DAY;

/** A zone that changes twice a year since 1900 takes some hundred. */
const MOST_STEPS = 50_000;
const MOST_CHANGES = 5000;

/** STANDARD or DAYLIGHT: from when on clocks show another time. */
interface Observance {
  /** By the clock before the change. */
  onsets: number[];
  /** Milliseconds ahead of UTC; null where it is not said. */
  before: number | null;
  offset: number;
}

// Most events of a calendar bring the same few zones, and working one out costs more than the event itself.
const MOST_KNOWN = 200;
const LONGEST_KNOWN = 20_000; // characters
const known = new Remembered<string, CalendarZone | null>(MOST_KNOWN);

/** The zone that a VTIMEZONE defines (RFC 5545 3.6.5); null where it defines none that could be worked out. */
export const definedZone = (block: string): CalendarZone | null =>
  block.length > LONGEST_KNOWN ? buildZone(block) : known.get(block, () => buildZone(block));

function buildZone(block: string): CalendarZone | null {
  try {
    const budget = new StepBudget(MOST_STEPS);
    const observances = readObservances(block).flatMap((lines) => readObservance(lines, budget) ?? []);
    return observances.length > 0 ? joinObservances(observances) : null;
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

function readObservances(block: string): ContentLine[][] {
  const found: ContentLine[][] = [];
  let open: ContentLine[] | null = null;
  for (const text of block.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const line = parseContentLine(text);
    if (!line) continue;
    const isEdge = /^(STANDARD|DAYLIGHT)$/i.test(line.value.trim());
    if (line.name === "BEGIN" && isEdge) {
      open = [];
      found.push(open);
    } else if (line.name === "END" && isEdge) open = null;
    else open?.push(line);
  }
  return found;
}

/**
 * Each DTSTART is a change, with rules and further dates or without. An observance that says neither holds since ever.
 * Null where it does not say what clocks show.
 */
function readObservance(lines: readonly ContentLine[], budget: StepBudget): Observance | null {
  const all = (name: string) => lines.filter((line) => line.name === name).map(({ value }) => value);
  const offset = parseOffset(all("TZOFFSETTO")[0] ?? "");
  if (offset === null) return null;
  const before = parseOffset(all("TZOFFSETFROM")[0] ?? "");
  const toWall = (text: string) => {
    const time = parseTimeValue(text);
    if (!time) return null;
    return time.offset === null ? time.wall : time.wall - time.offset + (before ?? offset);
  };
  const first = toWall(all("DTSTART")[0] ?? "") ?? Number.NEGATIVE_INFINITY;
  const further = all("RDATE")
    .flatMap((value) => value.split(","))
    .flatMap((text) => toWall(text) ?? []);
  const range = { from: FIRST_WALL, to: LAST_WALL };
  const onsets = [first, ...further];
  for (const text of Number.isFinite(first) ? all("RRULE") : []) {
    const rule = parseOrNull(text);
    const until = rule?.until ? toWall(rule.until) : null;
    if (!rule) continue;
    for (const wall of ruleStarts(rule, { wall: first, isDate: false }, range, budget)) {
      if (until !== null && wall > until) break;
      onsets.push(wall);
      if (onsets.length > MOST_CHANGES) throw new TooMuchWork("A time zone changes too often");
    }
  }
  budget.spend(onsets.length);
  return { onsets, before, offset };
}

function parseOrNull(text: string) {
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof UnreadableRule) return null;
    throw error;
  }
}

/** Before the first change clocks showed what they were changed from. */
function joinObservances(observances: readonly Observance[]): CalendarZone {
  const onsets = observances
    .flatMap(({ onsets, before, offset }) => onsets.map((wall) => ({ wall, before, offset })))
    .sort((a, b) => a.wall - b.wall);
  let current = onsets[0]?.before ?? onsets[0]?.offset ?? 0;
  const start = current;
  const changes: OffsetChange[] = [];
  for (const { wall, before, offset } of onsets) {
    changes.push({ at: instant(wall - (before ?? current)), offset });
    current = offset;
  }
  return changingZone(start, changes);
}
