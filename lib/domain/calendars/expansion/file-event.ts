import ICAL from "ical.js";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { type Instance, readInstant, type TimeReader } from "./time-reader";

/** A VEVENT: an event, a series or an overridden instance of one. What is asked for every instance is read once. */
export class FileEvent {
  readonly start: ICAL.Time | null;
  /** Which instance of a series it stands for. */
  readonly replaces: ICAL.Time | null;
  readonly isFree: boolean;
  /** Milliseconds, where it says when it ends. */
  private readonly exactLength: number | null;
  private readonly duration: ICAL.Duration | null;

  constructor(
    readonly component: ICAL.Component,
    private readonly read: TimeReader,
  ) {
    this.start = read.time(component, "dtstart");
    this.replaces = read.time(component, "recurrence-id");
    this.isFree =
      this.says("transp", "TRANSPARENT") ||
      this.says("status", "CANCELLED") ||
      this.says("x-microsoft-cdo-busystatus", "FREE");
    const end = read.time(component, "dtend");
    this.exactLength = this.start && end ? readInstant(end) - readInstant(this.start) : null;
    const duration = component.getFirstPropertyValue("duration");
    this.duration = duration instanceof ICAL.Duration && !duration.isNegative ? duration : null;
  }

  /** Milliseconds, of the first instance. */
  get length(): number {
    return this.start ? this.endAt(this.start) - readInstant(this.start) : 0;
  }

  /** Overridden instances have this, in a series or alone. */
  get isOverride(): boolean {
    return this.component.hasProperty("recurrence-id");
  }

  /** RANGE=THISANDFUTURE: what changes an instance changes those after it, by as much. */
  get changesLater(): boolean {
    return this.component.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE";
  }

  get rules(): ICAL.Recur[] {
    return this.component
      .getAllProperties("rrule")
      .map((property) => property.getFirstValue())
      .filter((rule) => rule instanceof ICAL.Recur);
  }

  times(name: "recurrence-id" | "exdate"): ICAL.Time[] {
    return this.read.times(this.component, name);
  }

  furtherInstances(): Instance[] {
    return this.read.instances(this.component, "rdate");
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

  private says(name: string, value: string): boolean {
    return String(this.component.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  }
}
