import ICAL from "ical.js";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { takesTime } from "@/lib/domain/calendars/busy-statuses";
import { toLine } from "@/lib/platform/http/to-line";
import { readStatus, type Viewer } from "./event-status";
import { type Instance, readInstant, type TimeReader } from "./time-reader";

/** A VEVENT: an event, a series or an overridden instance of one. What is asked for every instance is read once. */
export class FileEvent {
  readonly start: ICAL.Time | null;
  /** Which instance of a series it stands for. */
  readonly replaces: ICAL.Time | null;
  readonly isFree: boolean;
  readonly rules: readonly ICAL.Recur[];
  readonly exceptions: readonly ICAL.Time[];
  readonly furtherInstances: readonly Instance[];
  /** SUMMARY; null where it has none, or nobody asks. */
  readonly title: string | null;
  /** Milliseconds, where it says when it ends. */
  private readonly exactLength: number | null;
  private readonly duration: ICAL.Duration | null;

  /** @throws Error where one of its lines is not as it has to be */
  constructor(
    readonly component: ICAL.Component,
    private readonly read: TimeReader,
    viewer: Viewer,
  ) {
    this.start = read.time(component, "dtstart");
    this.replaces = read.time(component, "recurrence-id");
    this.isFree = !takesTime(readStatus(component, viewer), viewer.statuses);
    this.rules = readRules(component);
    this.exceptions = read.times(component, "exdate");
    this.furtherInstances = read.instances(component, "rdate");
    this.title = viewer.titles ? readTitle(component) : null;
    const end = read.time(component, "dtend");
    this.exactLength = this.start && end ? measureLength(this.start, end) : null;
    const duration = component.getFirstPropertyValue("duration");
    this.duration = duration instanceof ICAL.Duration && !duration.isNegative ? duration : null;
  }

  /** Milliseconds, of the first instance. */
  get length(): number {
    return this.start ? this.endAt(this.start) - readInstant(this.start) : 0;
  }

  /** Of what is told several times the highest counts; what is no number is none. */
  get sequence(): number {
    const said = Number(this.component.getFirstPropertyValue("sequence"));
    return Number.isSafeInteger(said) && said > 0 ? said : 0;
  }

  /** Overridden instances have this, in a series or alone. */
  get isOverride(): boolean {
    return this.component.hasProperty("recurrence-id");
  }

  /** RANGE=THISANDFUTURE: what changes an instance changes those after it, by as much. */
  get changesLater(): boolean {
    const range = this.component.getFirstProperty("recurrence-id")?.getFirstParameter("range");
    return range?.toUpperCase() === "THISANDFUTURE";
  }

  /**
   * RFC 5545 3.8.5.3: an end gives every instance the same exact length, a duration the same nominal one: its days are
   * days of the calendar, which may have 23 hours.
   */
  endAt(start: ICAL.Time): Instant {
    if (this.exactLength !== null) return instant(readInstant(start) + this.exactLength);
    if (this.duration) return this.read.after(start, this.duration);
    return instant(readInstant(start) + (start.isDate ? DAY : 0));
  }
}

const LONGEST_TITLE = 120; // characters

const readTitle = (component: ICAL.Component): string | null =>
  toLine(String(component.getFirstPropertyValue("summary") ?? ""))
    .trim()
    .slice(0, LONGEST_TITLE) || null;

/** Null, as if it said nothing, where it ends before it begins; an end on the first day means that day. */
function measureLength(start: ICAL.Time, end: ICAL.Time): number | null {
  const length = readInstant(end) - readInstant(start);
  return length < 0 || (length === 0 && start.isDate) ? null : length;
}

const readRules = (component: ICAL.Component): ICAL.Recur[] =>
  component
    .getAllProperties("rrule")
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur)
    // A count of nothing is for ever to the library; the first time stands by itself.
    .filter(({ freq, count }) => freq !== null && (count === null || count > 0));
