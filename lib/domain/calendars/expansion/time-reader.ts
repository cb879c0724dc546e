import ICAL from "ical.js";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { namedZone, type ZoneTable } from "./calendar-zone";
import type { StepBudget } from "./step-budget";

export interface Instance {
  start: ICAL.Time;
  /** Where the instance has one of its own. */
  end: ICAL.Time | null;
}

/** Reads the times of a file in the zones that they are in. */
export class TimeReader {
  private readonly own: ICAL.Timezone;

  /**
   * @param said the zone that the calendar says it is in, for times that name none, or one that nobody knows
   * @param zone in place of one that is not said, or not known
   */
  constructor(
    private readonly zones: ZoneTable,
    said: string | null,
    zone: string,
    private readonly budget: StepBudget,
  ) {
    const known = said === null ? null : (zones.get(said) ?? namedZone(said));
    this.own = known ?? namedZone(zone) ?? ICAL.Timezone.utcTimezone;
  }

  time(component: ICAL.Component, name: string): ICAL.Time | null {
    return this.times(component, name)[0] ?? null;
  }

  times(component: ICAL.Component, name: string): ICAL.Time[] {
    return this.instances(component, name).map(({ start }) => start);
  }

  instances(component: ICAL.Component, name: string): Instance[] {
    return component.getAllProperties(name).flatMap((property) => {
      const tzid = property.getFirstParameter("tzid");
      return this.readValues(property).flatMap((value): Instance[] => {
        if (value instanceof ICAL.Period)
          return [{ start: this.zoned(value.start, tzid), end: this.zoned(this.readEnd(value), tzid) }];
        return value instanceof ICAL.Time ? [{ start: this.zoned(value, tzid), end: null }] : [];
      });
    });
  }

  /** Of periods that are in UTC, as published busy times are. */
  periods(property: ICAL.Property): { start: Instant; end: Instant }[] {
    return this.readValues(property)
      .filter((value) => value instanceof ICAL.Period)
      .map((period) => ({ start: readInstant(period.start), end: readInstant(this.readEnd(period)) }));
  }

  /** The time so many seconds later, of which whole days are days of the calendar: they may have 23 hours. */
  after(time: ICAL.Time, duration: ICAL.Duration): Instant {
    const days = duration.weeks * 7 + duration.days;
    this.budget.spend(Math.floor(days / 28)); // the library goes from month to month
    const moved = time.clone();
    moved.adjust(days, 0, 0, 0);
    const rest = (duration.hours * 60 + duration.minutes) * 60 + duration.seconds;
    return instant(readInstant(moved) + rest * 1000);
  }

  private readValues(property: ICAL.Property): unknown[] {
    this.budget.spend((property.jCal as unknown[]).length);
    return property.getValues();
  }

  private readEnd(period: ICAL.Period): ICAL.Time {
    const days = Math.abs((period.duration?.toSeconds() ?? 0) * 1000) / DAY;
    this.budget.spend(Math.floor(days / 28));
    return period.getEnd();
  }

  private zoned(value: ICAL.Time, tzid: string | undefined): ICAL.Time {
    const time = value.clone();
    if (Number.isNaN(time.year + time.month + time.day + time.hour + time.minute))
      throw new Error("This is not a time");
    if (time.isDate) time.zone = ICAL.Timezone.utcTimezone;
    else if (time.zone !== ICAL.Timezone.utcTimezone)
      time.zone = (tzid && (this.zones.get(tzid) ?? namedZone(tzid))) || this.own;
    return time;
  }
}

export const readInstant = (time: ICAL.Time): Instant => instant(time.toUnixTime() * 1000);
