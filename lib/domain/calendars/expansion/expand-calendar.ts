import ICAL from "ical.js";
import { overlaps } from "@/lib/core/time/interval";
import type { CalendarObject, Frame } from "@/lib/domain/calendars/provider";
import { splitZones } from "./calendar-zone";
import { expandSeries } from "./expand-series";
import { FileEvent } from "./file-event";
import { readOwnEntries } from "./own-entries";
import type { StepBudget } from "./step-budget";
import { TimeReader } from "./time-reader";

/**
 * The events of an iCalendar file (RFC 5545), one object per UID, with the times within the window at which they make
 * their owner busy. Rules, further dates, exceptions and overridden instances are worked out in the file's own zones.
 * @throws Error if the text is no calendar, TooMuchWork if it costs more than the budget
 */
export function expandCalendar(text: string, { window, zone }: Frame, budget: StepBudget): CalendarObject[] {
  const { zones, rest } = splitZones(text);
  const root = new ICAL.Component(ICAL.parse(rest.trim()) as never);
  if (root.name !== "vcalendar") throw new Error("This is not a calendar");
  const read = new TimeReader(zones, zone, budget);
  const byUid = new Map<string, FileEvent[]>();
  for (const component of root.getAllSubcomponents("vevent")) {
    budget.spend();
    const uid = String(component.getFirstPropertyValue("uid") ?? "");
    const event = new FileEvent(component, read);
    const others = byUid.get(uid);
    if (others) others.push(event);
    else byUid.set(uid, [event]);
  }
  const objects = [...byUid].map(([uid, events]) => ({
    key: uid,
    uid,
    busy: expandSeries(events, window, budget),
    ...readOwnEntries(uid, events),
  }));
  const published = root.getAllSubcomponents("vfreebusy").map((part, index) => ({
    key: `vfreebusy-${index}`,
    uid: null,
    busy: publishedTimes(part, read).filter((time) => overlaps(time, window)),
  }));
  return [...objects, ...published];
}

/** VFREEBUSY: what somebody publishes of their time instead of events. */
const publishedTimes = (part: ICAL.Component, read: TimeReader) =>
  part
    .getAllProperties("freebusy")
    .filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE")
    .flatMap((property) => read.periods(property))
    .map((period) => ({ ...period, allDay: false }));
