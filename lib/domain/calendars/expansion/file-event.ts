import { asInstant, DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import { isBusyStatus } from "@/lib/domain/calendars/options";
import { toLine } from "@/lib/platform/http/to-line";
import type { ContentLine } from "./content-line";
import { type Duration, parseDuration } from "./duration";
import type { EventLines } from "./event-lines";
import { type CalendarOwner, deriveEventStatus } from "./event-status";
import { parseRule, UnreadableRuleError } from "./parse-rule";
import type { RecurrenceRule } from "./recurrence-rule";
import { type InstanceStart, type SeriesFrame, toInstanceStart, toSeriesStart } from "./series-frame";
import type { StepMeter } from "./step-budget";
import type { FilePeriod, FileTime, TimeReader } from "./time-reader";
import type { UnreadReason } from "./unread-reasons";

/** An instance from RDATE. */
export interface AdditionalInstance {
  start: InstanceStart;
  /** End of the instance, if RDATE contains one. */
  end: Instant | null;
}

export interface EventRule extends RecurrenceRule {
  /** Returns whether a start is after UNTIL. */
  isOver: (start: InstanceStart) => boolean;
}

/**
 * A VEVENT: a single event, a series or an overridden instance. Properties that every instance needs are
 * parsed once.
 */
export class FileEvent {
  readonly start: FileTime | null;
  /** Null if the start is unreadable. */
  readonly frame: SeriesFrame | null;
  /** Recurrence id of an overridden instance. */
  readonly replaces: FileTime | null;
  readonly isFree: boolean;
  readonly rules: readonly EventRule[];
  /** EXRULE of older files; their starts are excluded. */
  readonly exceptionRules: readonly EventRule[];
  readonly exceptions: readonly FileTime[];
  readonly furtherInstances: readonly AdditionalInstance[];
  /** Milliseconds of the journey before each instance, as Apple's calendars store it: at most a day. */
  readonly travel: number;
  /** Parts that could not be read. */
  readonly unread = new Set<UnreadReason>();
  private readonly length: Duration;

  constructor(
    readonly lines: EventLines,
    private readonly read: TimeReader,
    viewer: CalendarOwner,
    private readonly meter: StepMeter,
  ) {
    this.isFree = !isBusyStatus(deriveEventStatus(lines, viewer), viewer.statuses);
    this.replaces = this.readTime("RECURRENCE-ID");
    const [start, end] = applySharedZone(this.readTime("DTSTART"), this.readTime("DTEND"), read);
    this.length = this.readLength(start, end);
    this.start = start ?? this.startBefore(end);
    if (!this.start) this.unread.add("time");
    this.frame = this.start && {
      isDate: this.start.isDate,
      zone: this.start.zone ?? read.own,
      own: read.own,
      wall: this.start.wall,
    };
    const travel = parseDuration(lines.first("X-APPLE-TRAVEL-DURATION")?.value ?? "");
    this.travel = travel ? Math.min(travel.days * DAY + travel.exact, DAY) : 0;
    this.rules = this.readRules("RRULE");
    this.exceptionRules = this.readRules("EXRULE");
    this.exceptions = this.readPeriods("EXDATE").map((period) => period.start);
    this.furtherInstances = this.readPeriods("RDATE").flatMap((period) => this.toFurther(period) ?? []);
  }

  /** SUMMARY as a single line; null if there is none. */
  get title(): string | null {
    return toLine(this.lines.text("SUMMARY")).trim().slice(0, MAX_TITLE_LENGTH) || null;
  }

  /** Returns the highest of several values; ignores those that are not numbers. */
  get sequence(): number {
    const parsedSequence = Number(this.lines.text("SEQUENCE"));
    return Number.isSafeInteger(parsedSequence) && parsedSequence > 0 ? parsedSequence : 0;
  }

  /** True for overridden instances, within a series or alone. */
  get isOverride(): boolean {
    return this.lines.has("RECURRENCE-ID");
  }

  /** RANGE=THISANDFUTURE: the change shifts all later instances as well. */
  get changesLater(): boolean {
    return this.lines.first("RECURRENCE-ID")?.parameters.get("RANGE")?.toUpperCase() === "THISANDFUTURE";
  }

  /** Longest duration in milliseconds, apart from clock changes. */
  get reach(): number {
    return this.length.days * DAY + this.length.exact;
  }

  /**
   * RFC 5545, section 3.8.5.3: DTEND gives every instance the same exact duration, DURATION the same nominal
   * one, whose days may have 23 or 25 hours.
   */
  endAt(frame: SeriesFrame, start: InstanceStart): Instant {
    const { days, exact } = this.length;
    if (days === 0) return asInstant(start.at + exact);
    return asInstant(toInstanceStart(frame, start.wall + days * DAY).at + exact);
  }

  private readTime(name: string): FileTime | null {
    const line = this.lines.first(name);
    if (!line) return null;
    const time = this.read.time(line);
    if (time?.isOfUnknownZone) this.unread.add("zone");
    if (!time && name !== "DTSTART") this.unread.add("part");
    return time;
  }

  private readLength(start: FileTime | null, end: FileTime | null): Duration {
    const none = { days: start?.isDate ? 1 : 0, exact: 0 };
    const between = start && end ? measureLength(start, end, this.read) : null;
    if (between) return between;
    const line = this.lines.first("DURATION");
    const duration = line && parseDuration(line.value);
    if (duration) return duration.days + duration.exact > 0 ? clampDuration(duration) : none;
    if (line) this.unread.add("part");
    // An event of unknown length gets a default rather than none.
    const isUnknown = line !== null || (this.lines.has("DTEND") && !end);
    return isUnknown && !start?.isDate ? { days: 0, exact: HOUR } : none;
  }

  /** Computes an unreadable start from the end and the duration. */
  private startBefore(end: FileTime | null): FileTime | null {
    if (!end || this.lines.first("DURATION") === null) return null;
    return { ...end, wall: end.wall - this.length.days * DAY - this.length.exact };
  }

  private readRules(name: string): EventRule[] {
    return this.lines.all(name, MAX_RULES).flatMap((line): EventRule[] => {
      this.meter.consume(1 + (line.value.length >> 6));
      if (line.value.trim() === "") return [];
      try {
        const rule = parseRule(line.value);
        const { frame } = this;
        if (!rule.isWhole) this.unread.add("rule");
        if (!frame || rule.count === 0) return [];
        return [{ ...rule, isOver: this.readUntil(line, rule.until, frame) }];
      } catch (error) {
        if (!(error instanceof UnreadableRuleError)) throw error;
        this.unread.add("rule");
        return [];
      }
    });
  }

  /** A date includes its whole day; a time without a zone uses that of the series. */
  private readUntil(line: ContentLine, text: string | null, frame: SeriesFrame): EventRule["isOver"] {
    if (text === null) return () => false;
    const until = this.read.time({ ...line, parameters: new Map() }, text);
    if (!until) throw new UnreadableRuleError(`UNTIL=${text}`);
    if (frame.isDate) {
      const last = toSeriesStart(frame, until).wall;
      return ({ wall }) => wall > last;
    }
    if (until.isDate) return ({ wall }) => wall >= until.wall + DAY;
    const last = toSeriesStart(frame, until).at;
    return ({ at }) => at > last;
  }

  private readPeriods(name: string): FilePeriod[] {
    return this.lines.all(name).flatMap((line) => {
      const texts = line.value.split(",").filter((text) => text.trim() !== "");
      this.meter.consume(1 + (texts.length >> 2));
      return texts.flatMap((text) => {
        const period = this.read.period(line, text);
        if (!period) this.unread.add("part");
        return period ?? [];
      });
    });
  }

  private toFurther({ start, end }: FilePeriod): AdditionalInstance | null {
    if (!this.frame) return null;
    const first = toSeriesStart(this.frame, start);
    if (end === null || this.frame.isDate) return { start: first, end: null };
    const zone = start.zone ?? this.frame.zone;
    const last =
      "wall" in end
        ? (end.zone ?? zone).toInstant(end.wall)
        : asInstant(zone.toInstant(start.wall + clampDuration(end).days * DAY) + clampDuration(end).exact);
    return { start: first, end: last > first.at ? last : null };
  }
}

const MAX_TITLE_LENGTH = 120; // in characters

/** Further rules of one event are ignored. */
const MAX_RULES = 5000;

/** Longer durations count as endless. */
const MAX_DAYS = 400 * 366;

const clampDuration = ({ days, exact }: Duration): Duration => ({
  days: Math.min(days, MAX_DAYS),
  exact: Math.min(exact, MAX_DAYS * DAY),
});

/** Uses the zone of the start for an end without one, and vice versa. */
function applySharedZone(
  start: FileTime | null,
  end: FileTime | null,
  read: TimeReader,
): [start: FileTime | null, end: FileTime | null] {
  if (!start || !end || start.isDate || end.isDate) return [start, end];
  if (start.zone === null && end.zone !== null && !end.isExact) return [{ ...start, zone: end.zone }, end];
  if (end.zone !== null || start.zone === null) return [start, end];
  const shared = { ...end, zone: start.zone };
  return [start, read.at(shared) >= read.at(start) ? shared : end];
}

/**
 * Returns null, as for a missing end, if it is before the start; an end date equal to the start means that
 * day.
 */
function measureLength(start: FileTime, end: FileTime, read: TimeReader): Duration | null {
  if (start.isDate) {
    const exact = read.at(end) - read.at(start);
    return exact > 0 ? clampDuration({ days: 0, exact }) : null;
  }
  const last = end.isDate ? computeEndOfDate(start, end, read) : read.at(end);
  const exact = last - read.at(start);
  return exact < 0 ? null : clampDuration({ days: 0, exact });
}

/** An end date means its midnight; if it equals the start's date, the following midnight. */
function computeEndOfDate(start: FileTime, end: FileTime, read: TimeReader): Instant {
  const wall = end.wall > start.wall ? end.wall : end.wall + DAY;
  return read.at({ ...start, wall });
}
