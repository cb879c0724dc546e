import ICAL from "ical.js";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { BusyTime, CalendarObject } from "@/lib/domain/calendars/provider";
import { namedZone, splitZones, type ZoneTable } from "./calendar-zone";

interface Frame {
  /** Busy times are wanted that overlap it. */
  window: Interval;
  /** For times that name no zone, or one that nobody knows. */
  zone: string;
}

/** Steps of one rule; a rule with more before the window's end says nothing sensible about a person's time. */
const MAX_STEPS = 50_000;
const MAX_TIMES = 5000;

/**
 * The events of an iCalendar file (RFC 5545), one object per UID, with the times within the window at which they make
 * their owner busy. Rules, further dates, exceptions and overridden instances are worked out in the file's own zones.
 * @throws Error if the text is no calendar
 */
export function expandCalendar(text: string, frame: Frame): CalendarObject[] {
  const { zones, rest } = splitZones(text);
  const root = new ICAL.Component(ICAL.parse(rest.trim()) as never);
  if (root.name !== "vcalendar") throw new Error("This is not a calendar");
  const read = new TimeReader(zones, frame.zone);
  const byUid = new Map<string, ICAL.Component[]>();
  for (const event of root.getAllSubcomponents("vevent")) {
    byUid.set(uidOf(event), [...(byUid.get(uidOf(event)) ?? []), event]);
  }
  const objects = [...byUid].map(([uid, events]) => ({
    key: uid,
    uid,
    busy: inWindow(expandSeries(events, read, frame), frame),
  }));
  const published = root.getAllSubcomponents("vfreebusy").map((part, index) => ({
    key: `vfreebusy-${index}`,
    uid: null,
    busy: inWindow(publishedTimes(part), frame),
  }));
  return [...objects, ...published];
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid") ?? "");

const inWindow = (times: readonly BusyTime[], { window }: Frame): BusyTime[] =>
  times
    .filter(({ start, end }) => start < end && start < window.end && end > window.start)
    .slice(0, MAX_TIMES);

/** An event with its overridden instances; these alone, when somebody was invited to single ones only. */
function expandSeries(events: readonly ICAL.Component[], read: TimeReader, frame: Frame): BusyTime[] {
  const overrides = events.filter((event) => event.hasProperty("recurrence-id"));
  const replaced = new Set(
    overrides.flatMap((event) => read.times(event, "recurrence-id").map((time) => momentOf(time))),
  );
  const later = overrides.filter(
    (event) => event.getFirstProperty("recurrence-id")?.getFirstParameter("range") === "THISANDFUTURE",
  );
  const masters = events.filter((event) => !event.hasProperty("recurrence-id"));
  const single = overrides.flatMap((event) => occurrence(event, read, read.time(event, "dtstart")));
  const repeated = masters.flatMap((event) =>
    instancesOf(event, read, frame)
      .filter(({ start }) => !replaced.has(momentOf(start)))
      .flatMap(({ start, end }) => {
        const ruling = rulingOverride(later, read, start);
        return ruling ? movedOccurrence(ruling, read, start) : occurrence(event, read, start, end);
      }),
  );
  return [...single, ...repeated];
}

interface Instance {
  start: ICAL.Time;
  /** Where the instance has one of its own. */
  end: ICAL.Time | null;
}

/** The instances of an event, exceptions left out, until the window's end. */
function instancesOf(event: ICAL.Component, read: TimeReader, frame: Frame): Instance[] {
  const first = read.time(event, "dtstart");
  if (!first) return [];
  const given = [{ start: first, end: null }, ...read.instances(event, "rdate")];
  const rules = event.getAllProperties("rrule").map((property) => property.getFirstValue());
  const instances = new Map(given.map((instance) => [momentOf(instance.start), instance]));
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur)) continue;
    const steps = rule.iterator(first);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = steps.next();
      if (!next || momentOf(next) >= frame.window.end) break;
      const start = next.clone();
      start.zone = first.zone;
      if (!instances.has(momentOf(start))) instances.set(momentOf(start), { start, end: null });
    }
  }
  for (const out of read.times(event, "exdate")) {
    // An exception given as a date takes out what starts on it.
    for (const [moment, { start }] of instances)
      if (out.isDate && !start.isDate ? dateOf(start) === dateOf(out) : moment === momentOf(out))
        instances.delete(moment);
  }
  return [...instances.values()];
}

/** The instance that starts then, unless it leaves its owner free. */
function occurrence(
  event: ICAL.Component,
  read: TimeReader,
  start: ICAL.Time | null,
  end: ICAL.Time | null = null,
): BusyTime[] {
  if (!start || isFree(event)) return [];
  return [
    { start: momentOf(start), end: end ? momentOf(end) : endOf(event, read, start), allDay: start.isDate },
  ];
}

/** RANGE=THISANDFUTURE: what changes an instance changes those after it, by as much. */
function rulingOverride(later: readonly ICAL.Component[], read: TimeReader, start: ICAL.Time) {
  const before = later.filter((event) => {
    const from = read.time(event, "recurrence-id");
    return from !== null && momentOf(from) <= momentOf(start);
  });
  const at = (event: ICAL.Component) => momentOf(read.time(event, "recurrence-id") as ICAL.Time);
  return before.toSorted((a, b) => at(b) - at(a))[0];
}

function movedOccurrence(event: ICAL.Component, read: TimeReader, start: ICAL.Time): BusyTime[] {
  const [was, is] = [read.time(event, "recurrence-id"), read.time(event, "dtstart")];
  if (!was || !is) return [];
  const moved = start.clone();
  moved.addDuration(is.subtractDate(was));
  return occurrence(event, read, moved);
}

function isFree(event: ICAL.Component): boolean {
  const says = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  return (
    says("transp", "TRANSPARENT") || says("status", "CANCELLED") || says("x-microsoft-cdo-busystatus", "FREE")
  );
}

/**
 * RFC 5545 3.8.5.3: an end gives every instance the same exact length, a duration the same nominal one: its days are
 * days of the calendar, which may have 23 hours.
 */
function endOf(event: ICAL.Component, read: TimeReader, start: ICAL.Time): Instant {
  const [first, end] = [read.time(event, "dtstart"), read.time(event, "dtend")];
  if (first && end) return instant(momentOf(start) + momentOf(end) - momentOf(first));
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration && !duration.isNegative) {
    const days = start.clone();
    days.adjust(duration.weeks * 7 + duration.days, 0, 0, 0);
    const rest = (duration.hours * 60 + duration.minutes) * 60 + duration.seconds;
    return instant(momentOf(days) + rest * 1000);
  }
  return instant(momentOf(start) + (start.isDate ? DAY : 0));
}

/** VFREEBUSY: what somebody publishes of their time instead of events. */
function publishedTimes(part: ICAL.Component): BusyTime[] {
  return part
    .getAllProperties("freebusy")
    .filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE")
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Period)
    .map((period) => ({ start: momentOf(period.start), end: momentOf(period.getEnd()), allDay: false }));
}

/** Reads times in the zones that they are in. */
class TimeReader {
  private readonly own: ICAL.Timezone;

  constructor(
    private readonly zones: ZoneTable,
    zone: string,
  ) {
    this.own = namedZone(zone) ?? ICAL.Timezone.utcTimezone;
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
      return property.getValues().flatMap((value): Instance[] => {
        if (value instanceof ICAL.Period)
          return [{ start: this.zoned(value.start, tzid), end: this.zoned(value.getEnd(), tzid) }];
        return value instanceof ICAL.Time ? [{ start: this.zoned(value, tzid), end: null }] : [];
      });
    });
  }

  private zoned(value: ICAL.Time, tzid: string | undefined): ICAL.Time {
    const time = value.clone();
    if (time.isDate) time.zone = ICAL.Timezone.utcTimezone;
    else if (time.zone !== ICAL.Timezone.utcTimezone)
      time.zone = (tzid && (this.zones.get(tzid) ?? namedZone(tzid))) || this.own;
    return time;
  }
}

const momentOf = (time: ICAL.Time): Instant => instant(time.toUnixTime() * 1000);

const dateOf = ({ year, month, day }: ICAL.Time): string => `${year}-${month}-${day}`;
