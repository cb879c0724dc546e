import ICAL from "ical.js";
import { DAY, MINUTE } from "@/lib/core/time/instant";
import { instantOfEpochDay, isZone } from "@/lib/core/time/zone";
import { Remembered } from "@/lib/platform/memory/remembered";
import { MeteredIterator } from "./metered-iterator";
import { StepBudget } from "./step-budget";

/** A zone by its name in the time-zone database, for files that name one without saying what it is. */
class NamedZone extends ICAL.Timezone {
  constructor(private readonly zoneName: string) {
    super({ tzid: zoneName });
  }

  /** Seconds ahead of UTC at this wall-clock time. */
  override utcOffset(time: ICAL.Time): number {
    const day = Date.UTC(time.year, time.month - 1, time.day) / DAY;
    const minutes = time.hour * 60 + time.minute;
    return (day * DAY + minutes * MINUTE - instantOfEpochDay(this.zoneName, day, minutes)) / 1000;
  }
}

/** By their names; null where there is none. To ask whether there is takes longer than all else of a time. */
const named = new Remembered<string, NamedZone | null>();

export const namedZone = (name: string): ICAL.Timezone | null =>
  named.get(name, () => (isZone(name) ? new NamedZone(name) : null));

/** Up to this year the changes of a zone are worked out; later the last one holds. */
const COVERED_YEAR = new Date().getUTCFullYear() + 20;
/** A zone that changes twice a year since 1900 takes some hundred. */
const MOST_STEPS = 50_000;

const DAY_SECONDS = 86_400;

/**
 * A zone that a file defines. Where clocks go back, a time that comes twice is the first (RFC 5545 3.3.5). Its changes
 * are worked out once, whatever years it is asked for.
 */
class DefinedZone extends ICAL.Timezone {
  private isCovered = false;

  override utcOffset(time: ICAL.Time): number {
    const offset = super.utcOffset(time); // of the second
    const before = super.utcOffset(earlier(time, DAY_SECONDS));
    if (before <= offset) return offset;
    return super.utcOffset(earlier(time, before - offset)) === before ? before : offset;
  }

  override _ensureCoverage(): void {
    if (this.isCovered) return;
    super._ensureCoverage(COVERED_YEAR);
    this.isCovered = true;
  }
}

function earlier(time: ICAL.Time, seconds: number): ICAL.Time {
  const moved = time.clone();
  moved.adjust(0, 0, 0, -seconds);
  return moved;
}

// Most events of a calendar bring the same few zones, and working one out costs more than the event itself.
const MOST_KNOWN = 200;
const LONGEST_KNOWN = 20_000; // characters
const known = new Remembered<string, DefinedZone>(MOST_KNOWN);

export type ZoneTable = ReadonlyMap<string, ICAL.Timezone>;

const EDGE = /^(BEGIN|END):VTIMEZONE\r?\n/gim;

/** The zones that the file defines, and the file without them. */
export function splitZones(text: string): { zones: ZoneTable; rest: string } {
  const zones = new Map<string, ICAL.Timezone>();
  const rest: string[] = [];
  let from = 0;
  let begun: number | null = null;
  for (const { 0: line, 1: edge, index } of text.matchAll(EDGE)) {
    if (edge?.toUpperCase() === "BEGIN") begun ??= index;
    else if (begun !== null) {
      const zone = knownZone(text.slice(begun, index + line.length));
      if (zone.tzid) zones.set(zone.tzid, zone);
      rest.push(text.slice(from, begun));
      from = index + line.length;
      begun = null;
    }
  }
  return { zones, rest: rest.join("") + text.slice(from) };
}

const knownZone = (block: string): DefinedZone =>
  block.length > LONGEST_KNOWN ? buildZone(block) : known.get(block, () => buildZone(block));

function buildZone(block: string): DefinedZone {
  const component = new ICAL.Component(ICAL.parse(block) as never);
  const meter = { budget: new StepBudget(MOST_STEPS), lastMonth: (COVERED_YEAR + 10) * 12 };
  for (const observance of component.getAllSubcomponents()) {
    const rule = observance.getFirstPropertyValue("rrule");
    if (rule instanceof ICAL.Recur)
      rule.iterator = (dtstart) => new MeteredIterator({ rule, dtstart, meter });
  }
  const tzid = component.getFirstPropertyValue("tzid");
  return new DefinedZone({ component, tzid: typeof tzid === "string" ? tzid : "" });
}
