import { IANAZone } from "luxon";
import { asInstant, DAY, type Instant, MINUTE } from "./instant";
import { fromEpochDay, type LocalDate, toEpochDay } from "./local-date";
import { OffsetTable } from "./offset-table";

/** True if the platform knows this name of the time zone database. Offsets such as `+02:00` are not zones. */
export function isZone(name: string): boolean {
  return /^[a-z]/i.test(name) && IANAZone.isValidZone(name);
}

/** Milliseconds that the zone's clocks are ahead of UTC. */
export function getOffsetAt(zone: string, at: Instant): number {
  return getOffsetTable(zone, at).at(at);
}

/**
 * Converts a wall-clock time, in minutes of the date's day, to an instant; 1440 is the midnight at its end. A skipped
 * time moves forward by the gap, a repeated one is the first.
 */
export function toInstant(zone: string, date: LocalDate, minuteOfDay: number): Instant {
  return fromLocalEpochDay(zone, toEpochDay(date), minuteOfDay);
}

/** Converts a wall-clock time of a date given as days since 1970-01-01. */
export function fromLocalEpochDay(zone: string, day: number, minuteOfDay: number): Instant {
  const wallTime = day * DAY + minuteOfDay * MINUTE;
  return asInstant(wallTime - getOffsetTable(zone, wallTime).ofWall(wallTime));
}

export function toLocalDate(zone: string, at: Instant): LocalDate {
  return fromEpochDay(toLocalEpochDay(zone, at));
}

/** The local date as days since 1970-01-01. */
export function toLocalEpochDay(zone: string, at: Instant): number {
  return Math.floor((at + getOffsetAt(zone, at)) / DAY);
}

/** Whole minutes that the zone's clocks show since midnight. */
export function toLocalMinute(zone: string, at: Instant): number {
  const wallTime = at + getOffsetAt(zone, at);
  return Math.floor((wallTime - Math.floor(wallTime / DAY) * DAY) / MINUTE);
}

/**
 * Returns the first instant of the date: 00:00, or the first time after it if the clocks skip midnight. (Since 1970
 * no zone has skipped a midnight by a gap that opens before it.) A date that the zone skips entirely starts where the
 * next one does.
 */
export function getStartOfDay(zone: string, date: LocalDate): Instant {
  return toInstant(zone, date, 0);
}

// Zone names can come from untrusted input, in any case, so the cache is bounded. It is written inline, like that of
// dates: passing a closure at every lookup took half as long again.
const MAX_TABLES = 1000;
const tables = new Map<string, OffsetTable>();
let recent: { readonly zone: string; readonly table: OffsetTable } | undefined;

function getOffsetTable(zone: string, near: number): OffsetTable {
  if (recent?.zone === zone) return recent.table;
  let table = tables.get(zone);
  if (table === undefined) {
    if (tables.size >= MAX_TABLES) tables.clear();
    table = new OffsetTable(zone, near);
    tables.set(zone, table);
  }
  recent = { zone, table };
  return table;
}
