import ICAL from "ical.js";
import { DAY, MINUTE } from "@/lib/core/time/instant";
import { instantOfEpochDay } from "@/lib/core/time/zone";
import { Remembered } from "@/lib/platform/memory/remembered";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { MeteredIterator } from "./metered-iterator";
import { StepBudget } from "./step-budget";
import { findZoneName } from "./zone-names";

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
  named.get(name, () => {
    const zone = findZoneName(name);
    return zone === null ? null : new NamedZone(zone);
  });

/** Up to this year the changes of a zone are worked out; later the last one holds. */
const COVERED_YEAR = new Date().getUTCFullYear() + 20;
/** A zone that changes twice a year since 1900 takes some hundred. */
const MOST_STEPS = 50_000;

const DAY_SECONDS = 86_400;

/**
 * A zone that a file defines. Where clocks go back, a time that comes twice is the first; one that they skip has the
 * offset before the gap (RFC 5545 3.3.5). Its changes are worked out once, whatever years it is asked for.
 */
class DefinedZone extends ICAL.Timezone {
  private isCovered = false;

  override utcOffset(time: ICAL.Time): number {
    const offset = super.utcOffset(time); // of the second
    const before = super.utcOffset(earlier(time, DAY_SECONDS));
    if (before === offset) return offset;
    return super.utcOffset(earlier(time, Math.abs(before - offset))) === before ? before : offset;
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

/** The zones that a calendar defines; one without rules is known by its name alone. */
export function readZones(blocks: readonly string[]): ZoneTable {
  const zones = new Map<string, ICAL.Timezone>();
  for (const block of blocks) {
    const zone = readZone(block);
    if (zone?.tzid) zones.set(zone.tzid, zone);
  }
  return zones;
}

function readZone(block: string): ICAL.Timezone | null {
  if (/^TZOFFSETTO[;:]/im.test(block)) {
    try {
      return knownZone(block);
    } catch (error) {
      if (error instanceof TooMuchWork) throw error; // what cannot be parsed may be known by its name
    }
  }
  const [tzid, location] = [readLine(block, "TZID"), readLine(block, "X-LIC-LOCATION")];
  const zone = tzid && location && namedZone(location);
  return zone ? Object.assign(Object.create(zone) as ICAL.Timezone, { tzid }) : null;
}

const readLine = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}(?:;[^:\\r\\n]*)?:(.*)`, "im").exec(block)?.[1]?.trim();

const knownZone = (block: string): DefinedZone =>
  block.length > LONGEST_KNOWN ? buildZone(block) : known.get(block, () => buildZone(block));

function buildZone(block: string): DefinedZone {
  const component = new ICAL.Component(ICAL.parse(block.trim()) as never);
  const meter = { budget: new StepBudget(MOST_STEPS), lastMonth: (COVERED_YEAR + 10) * 12 };
  for (const observance of component.getAllSubcomponents()) {
    const rule = observance.getFirstPropertyValue("rrule");
    if (rule instanceof ICAL.Recur)
      rule.iterator = (dtstart) => new MeteredIterator({ rule, dtstart, meter });
  }
  const tzid = component.getFirstPropertyValue("tzid");
  return new DefinedZone({ component, tzid: typeof tzid === "string" ? tzid : "" });
}
