import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { type CalendarZone, createFixedZone, createNamedZone } from "./calendar-zone";
import { parseContentLine } from "./content-line";
import { parseVtimezone } from "./parse-vtimezone";
import { findOffset, findZoneName, isAbbreviation, normalizeZoneName } from "./zone-names";

/** Finds a zone by what a file calls it; null where nobody knows it. */
export type FindZone = (name: string) => CalendarZone | null;

/** By their names; null where there is none. To ask whether there is takes longer than all else of a time. */
const zoneCache = new MemoCache<string, CalendarZone | null>();

/** The zone of the time-zone database that a name stands for; null where it stands for none. */
export const findNamedZone: FindZone = (name) =>
  zoneCache.get(name, () => {
    const zone = findZoneName(name);
    return zone === null ? null : createNamedZone(zone);
  });

/**
 * The zones of a calendar. Where a name means one of the time-zone database that one counts, as what programs write of
 * zones is often wrong; else what the file defines, else what the name itself says of an offset. Of several definitions
 * with one name the first counts.
 */
export function parseZones(blocks: readonly string[]): FindZone {
  const definitions = new Map<string, string>();
  for (const block of blocks) {
    const name = findLineValue(block, "TZID");
    if (name && !definitions.has(toKey(name))) definitions.set(toKey(name), block);
  }
  const found = new Map<string, CalendarZone | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const zone = resolveZone(name, definitions.get(toKey(name)));
    found.set(name, zone);
    return zone;
  };
}

const toKey = (name: string): string => normalizeZoneName(name).toLowerCase();

function resolveZone(name: string, definition: string | undefined): CalendarZone | null {
  const own = isAbbreviation(name) && definition ? null : findNamedZone(name);
  if (own) return own;
  const location = definition && findLineValue(definition, "X-LIC-LOCATION");
  const located = location ? findNamedZone(location) : null;
  const defined = located ?? (definition ? parseVtimezone(definition) : null);
  if (defined) return defined;
  const offset = findOffset(name);
  return offset === null ? findNamedZone(name) : createFixedZone(offset);
}

function findLineValue(block: string, name: string): string | undefined {
  const text = new RegExp(`^${name}[;:].*(?:\\r?\\n[ \\t].*)*`, "im").exec(block)?.[0];
  const value = text && parseContentLine(text.replace(/\r?\n[ \t]/g, ""))?.value;
  return value ? normalizeZoneName(value) : undefined;
}
