import { asInstant, DAY } from "@/lib/core/time/instant";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";
import { type CalendarZone, createChangingZone, type OffsetChange } from "./calendar-zone";
import { toCivilEpochDay } from "./civil-day";
import { type ContentLine, parseContentLine } from "./content-line";
import { generateRuleStarts } from "./generate-rule-starts";
import { parseRule, UnreadableRuleError } from "./parse-rule";
import { StepBudget } from "./step-budget";
import { parseOffset, parseTimeValue } from "./time-value";

/** Changes are computed within these bounds; the nearest offset applies outside. */
const FIRST_WALL = toCivilEpochDay(1900, 1, 1) * DAY;
const LAST_WALL = toCivilEpochDay(new Date().getUTCFullYear() + 20, 1, 1) * DAY;

/** A zone with two changes per year since 1900 takes a few hundred steps. */
const MAX_STEPS = 50_000;
const MAX_CHANGES = 5000;

/** STANDARD or DAYLIGHT: offset and the times from which it applies. */
interface Observance {
  /** Wall-clock times before the change. */
  onsets: number[];
  /** Milliseconds ahead of UTC; null if absent. */
  before: number | null;
  offset: number;
}

// Most events of a calendar repeat the same few zones, and computing a zone costs more than an event.
const MAX_CACHED_ZONES = 200;
const MAX_CACHED_CHARACTERS = 20_000; // in characters
const zoneCache = new MemoCache<string, CalendarZone | null>(MAX_CACHED_ZONES);

/** Returns the zone of a VTIMEZONE (RFC 5545, section 3.6.5); null if it cannot be computed. */
export const parseVtimezone = (block: string): CalendarZone | null =>
  block.length > MAX_CACHED_CHARACTERS
    ? buildDefinedZone(block)
    : zoneCache.get(block, () => buildDefinedZone(block));

function buildDefinedZone(block: string): CalendarZone | null {
  try {
    const budget = new StepBudget(MAX_STEPS);
    const observances = parseObservances(block).flatMap((lines) => parseObservance(lines, budget) ?? []);
    return observances.length > 0 ? joinObservances(observances) : null;
  } catch (error) {
    if (error instanceof BudgetExceededError) return null;
    throw error;
  }
}

function parseObservances(block: string): ContentLine[][] {
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
 * Each DTSTART is a change, and so are its rules and further dates. An observance without any applies from
 * the beginning. Returns null without TZOFFSETTO.
 */
function parseObservance(lines: readonly ContentLine[], budget: StepBudget): Observance | null {
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
    for (const wall of generateRuleStarts(rule, { wall: first, isDate: false }, range, budget)) {
      if (until !== null && wall > until) break;
      onsets.push(wall);
      if (onsets.length > MAX_CHANGES) throw new BudgetExceededError("A time zone changes too often");
    }
  }
  budget.consume(onsets.length);
  return { onsets, before, offset };
}

function parseOrNull(text: string) {
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof UnreadableRuleError) return null;
    throw error;
  }
}

/** TZOFFSETFROM of the first change applies before it. */
function joinObservances(observances: readonly Observance[]): CalendarZone {
  const onsets = observances
    .flatMap(({ onsets, before, offset }) => onsets.map((wall) => ({ wall, before, offset })))
    .sort((a, b) => a.wall - b.wall);
  let current = onsets[0]?.before ?? onsets[0]?.offset ?? 0;
  const start = current;
  const changes: OffsetChange[] = [];
  for (const { wall, before, offset } of onsets) {
    changes.push({ at: asInstant(wall - (before ?? current)), offset });
    current = offset;
  }
  return createChangingZone(start, changes);
}
