import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { type CalendarZone, createFixedZone, createNamedZone } from "./calendar-zone";
import { parseContentLine } from "./content-line";
import { parseVtimezone } from "./parse-vtimezone";
import { findOffset, findZoneName, isAbbreviation, normalizeZoneName } from "./zone-names";

/** Finds a zone by its name in a file; null if it is unknown. */
export type FindZone = (name: string) => CalendarZone | null;

/**
 * Zones by name, null for unknown ones. The cache exists because checking a name is the slowest part of
 * parsing a time.
 */
const zoneCache = new MemoCache<string, CalendarZone | null>();

/** Finds a zone of the time-zone database; null if the name matches none. */
export const findNamedZone: FindZone = (name) =>
  zoneCache.get(name, () => {
    const zone = findZoneName(name);
    return zone === null ? null : createNamedZone(zone);
  });

/**
 * Returns the zones of a calendar. A known zone takes precedence, as definitions in files are often wrong;
 * then the file's definition, the first if there are several; then an offset in the name.
 */
export function parseZones(blocks: readonly string[]): FindZone {
  const definitions = new Map<string, string>();
  for (const block of blocks) {
    const name = findLineValue(block, "TZID");
    if (name && !definitions.has(toKey(name))) definitions.set(toKey(name), block);
  }
  const found = new Map<string, CalendarZone | null>();
  return (name) => {
    const cached = found.get(name);
    if (cached !== undefined) return cached;
    const zone = resolveZone(name, definitions.get(toKey(name)));
    found.set(name, zone);
    return zone;
  };
}

const toKey = (name: string): string => normalizeZoneName(name).toLowerCase();

function resolveZone(name: string, definition: string | undefined): CalendarZone | null {
  const namedZone = isAbbreviation(name) && definition ? null : findNamedZone(name);
  if (namedZone) return namedZone;
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
