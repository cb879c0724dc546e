import { Remembered } from "@/lib/platform/memory/remembered";
import { type CalendarZone, fixedZone, namedZone } from "./calendar-zone";
import { parseContentLine } from "./content-line";
import { definedZone } from "./defined-zone";
import { findOffset, findZoneName, isAbbreviation, tidyZoneName } from "./zone-names";

/** Finds a zone by what a file calls it; null where nobody knows it. */
export type FindZone = (name: string) => CalendarZone | null;

/** By their names; null where there is none. To ask whether there is takes longer than all else of a time. */
const named = new Remembered<string, CalendarZone | null>();

/** The zone of the time-zone database that a name stands for; null where it stands for none. */
export const findNamedZone: FindZone = (name) =>
  named.get(name, () => {
    const zone = findZoneName(name);
    return zone === null ? null : namedZone(zone);
  });

/**
 * The zones of a calendar. Where a name means one of the time-zone database that one counts, as what programs write of
 * zones is often wrong; else what the file defines, else what the name itself says of an offset. Of several definitions
 * with one name the first counts.
 */
export function readZones(blocks: readonly string[]): FindZone {
  const definitions = new Map<string, string>();
  for (const block of blocks) {
    const name = readLine(block, "TZID");
    if (name && !definitions.has(toKey(name))) definitions.set(toKey(name), block);
  }
  const found = new Map<string, CalendarZone | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const zone = resolve(name, definitions.get(toKey(name)));
    found.set(name, zone);
    return zone;
  };
}

const toKey = (name: string): string => tidyZoneName(name).toLowerCase();

function resolve(name: string, definition: string | undefined): CalendarZone | null {
  const own = isAbbreviation(name) && definition ? null : findNamedZone(name);
  if (own) return own;
  const location = definition && readLine(definition, "X-LIC-LOCATION");
  const located = location ? findNamedZone(location) : null;
  const defined = located ?? (definition ? definedZone(definition) : null);
  if (defined) return defined;
  const offset = findOffset(name);
  return offset === null ? findNamedZone(name) : fixedZone(offset);
}

function readLine(block: string, name: string): string | undefined {
  const text = new RegExp(`^${name}[;:].*(?:\\r?\\n[ \\t].*)*`, "im").exec(block)?.[0];
  const value = text && parseContentLine(text.replace(/\r?\n[ \t]/g, ""))?.value;
  return value ? tidyZoneName(value) : undefined;
}
