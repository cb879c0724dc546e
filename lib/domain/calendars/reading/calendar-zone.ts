import ICAL from "ical.js";
import { DAY, MINUTE } from "@/lib/core/time/instant";
import { instantOfEpochDay, isZone } from "@/lib/core/time/zone";

const VTIMEZONE_PATTERN = /^BEGIN:VTIMEZONE\r?\n[\s\S]*?^END:VTIMEZONE\r?\n/gim;

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

const DAY_SECONDS = 86_400;

/** A zone that a file defines. Where clocks go back, a time that comes twice is the first (RFC 5545 3.3.5). */
class DefinedZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    const offset = super.utcOffset(time); // of the second
    const before = super.utcOffset(earlier(time, DAY_SECONDS));
    if (before <= offset) return offset;
    return super.utcOffset(earlier(time, before - offset)) === before ? before : offset;
  }
}

function earlier(time: ICAL.Time, seconds: number): ICAL.Time {
  const moved = time.clone();
  moved.adjust(0, 0, 0, -seconds);
  return moved;
}

const named = new Map<string, NamedZone>();

export function namedZone(name: string): ICAL.Timezone | null {
  if (!isZone(name)) return null;
  const zone = named.get(name) ?? new NamedZone(name);
  if (named.size < 1000) named.set(name, zone);
  return zone;
}

// Most events of a calendar bring the same few zones, and working one out costs more than the event itself.
const MAX_ZONES_KNOWN = 200;
const known = new Map<string, ICAL.Timezone>();

export type ZoneTable = ReadonlyMap<string, ICAL.Timezone>;

/** The zones that the file defines, and the file without them. */
export function splitZones(text: string): { zones: ZoneTable; rest: string } {
  const zones = new Map<string, ICAL.Timezone>();
  const rest = text.replace(VTIMEZONE_PATTERN, (block) => {
    const zone = known.get(block) ?? zoneOf(block);
    if (known.size >= MAX_ZONES_KNOWN) known.clear();
    known.set(block, zone);
    if (zone.tzid) zones.set(zone.tzid, zone);
    return "";
  });
  return { zones, rest };
}

function zoneOf(block: string): ICAL.Timezone {
  const component = new ICAL.Component(ICAL.parse(block) as never);
  const tzid = component.getFirstPropertyValue("tzid");
  return new DefinedZone({ component, tzid: typeof tzid === "string" ? tzid : "" });
}
