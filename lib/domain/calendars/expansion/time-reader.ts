import { asInstant, type Instant } from "@/lib/core/time/instant";
import { type CalendarZone, createFixedZone, UTC_ZONE } from "./calendar-zone";
import type { ContentLine } from "./content-line";
import { parseDuration } from "./duration";
import { parseTimeValue } from "./time-value";
import { type FindZone, findNamedZone } from "./zone-table";

/** A date or time of a file with its zone. */
export interface FileTime {
  /** Wall-clock time in milliseconds, counted as if in UTC. */
  wall: number;
  isDate: boolean;
  /** Null for a date or a time without a zone. */
  zone: CalendarZone | null;
  /** The value contains its UTC offset. */
  isExact: boolean;
  /** The named zone is unknown; the calendar's zone replaces it. */
  isOfUnknownZone: boolean;
}

export interface FilePeriod {
  start: FileTime;
  /** Null for a start without an end. */
  end: FileTime | { days: number; exact: number } | null;
}

/** Parses the times of a file in their zones. */
export class TimeReader {
  /** Zone of times without one. */
  readonly own: CalendarZone;

  /**
   * @param declaredZone zone that the calendar declares, for times without a known zone
   * @param zone fallback if the calendar declares no known zone
   */
  constructor(
    private readonly zones: FindZone,
    declaredZone: string | null,
    zone: string,
  ) {
    this.own = (declaredZone === null ? null : zones(declaredZone)) ?? findNamedZone(zone) ?? UTC_ZONE;
  }

  /** Returns null if the line has no readable time. */
  time(line: ContentLine, text = line.value): FileTime | null {
    const value = parseTimeValue(text);
    if (!value) return null;
    const { wall, offset } = value;
    // Whole days may be written as their midnight.
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

  /** Returns null if the text is neither a period nor a time (RFC 5545, section 3.3.9). */
  period(line: ContentLine, text: string): FilePeriod | null {
    const [first = "", last] = text.split("/");
    const start = this.time(line, first);
    if (!start) return null;
    if (last === undefined) return { start, end: null };
    const end = this.time(line, last) ?? parseDuration(last);
    return end && { start, end };
  }

  /** Returns the instant of a time; dates become midnights in UTC. */
  at(time: FileTime): Instant {
    return time.isDate ? asInstant(time.wall) : (time.zone ?? this.own).toInstant(time.wall);
  }
}
