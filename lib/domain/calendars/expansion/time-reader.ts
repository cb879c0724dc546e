import { asInstant, type Instant } from "@/lib/core/time/instant";
import { type CalendarZone, createFixedZone, UTC_ZONE } from "./calendar-zone";
import type { ContentLine } from "./content-line";
import { parseDuration } from "./duration";
import { parseTimeValue } from "./time-value";
import { type FindZone, findNamedZone } from "./zone-table";

/** A date or time of a file, in its zone. */
export interface FileTime {
  /** What the clock shows, in milliseconds, counted as if it were UTC. */
  wall: number;
  isDate: boolean;
  /** Null: it names none. Of dates always. */
  zone: CalendarZone | null;
  /** The value itself says how far it is from UTC. */
  isExact: boolean;
  /** It names a zone that nobody knows, in place of which that of the calendar is taken. */
  isOfUnknownZone: boolean;
}

export interface FilePeriod {
  start: FileTime;
  /** Null for a start alone. */
  end: FileTime | { days: number; exact: number } | null;
}

/** Reads the times of a file in the zones that they are in. */
export class TimeReader {
  /** For times that name no zone. */
  readonly own: CalendarZone;

  /**
   * @param said the zone that the calendar says it is in, for times that name none, or one that nobody knows
   * @param zone in place of one that is not said, or not known
   */
  constructor(
    private readonly zones: FindZone,
    said: string | null,
    zone: string,
  ) {
    this.own = (said === null ? null : zones(said)) ?? findNamedZone(zone) ?? UTC_ZONE;
  }

  /** Null where the line has no time that could be read. */
  time(line: ContentLine, text = line.value): FileTime | null {
    const value = parseTimeValue(text);
    if (!value) return null;
    const { wall, offset } = value;
    // Whole days that are written as the midnight at which they begin.
    const isDay = line.parameters.get("VALUE")?.toUpperCase() === "DATE" && wall % 86_400_000 === 0;
    const isDate = value.isDate || isDay;
    if (isDate) return { wall, isDate, zone: null, isExact: false, isOfUnknownZone: false };
    if (offset !== null)
      return { wall, isDate, zone: createFixedZone(offset), isExact: true, isOfUnknownZone: false };
    const name = value.tzid ?? line.parameters.get("TZID") ?? "";
    const zone = name === "" ? null : this.zones(name);
    const isOfUnknownZone = name !== "" && zone === null;
    return { wall, isDate, zone: isOfUnknownZone ? this.own : zone, isExact: false, isOfUnknownZone };
  }

  /** Null where the text is neither a period nor a time (RFC 5545 3.3.9). */
  period(line: ContentLine, text: string): FilePeriod | null {
    const [first = "", last] = text.split("/");
    const start = this.time(line, first);
    if (!start) return null;
    if (last === undefined) return { start, end: null };
    const end = this.time(line, last) ?? parseDuration(last);
    return end && { start, end };
  }

  /** The instant of a time; dates are kept as midnights in UTC. */
  at(time: FileTime): Instant {
    return time.isDate ? asInstant(time.wall) : (time.zone ?? this.own).toInstant(time.wall);
  }
}
