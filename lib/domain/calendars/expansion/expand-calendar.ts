import ICAL from "ical.js";
import { overlaps } from "@/lib/core/time/interval";
import { type TimeStatus, takesTime } from "@/lib/domain/calendars/busy-statuses";
import type { CalendarObject, Frame } from "@/lib/domain/calendars/provider";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { readZones } from "./calendar-zone";
import { dropSuperseded } from "./drop-superseded";
import { expandSeries } from "./expand-series";
import { readOwnEntries } from "./own-entries";
import { readEvent } from "./read-event";
import { type CalendarText, findUid, splitCalendars } from "./split-calendar";
import type { StepBudget } from "./step-budget";
import { tidyText } from "./tidy-text";
import { TimeReader } from "./time-reader";

/**
 * The events of an iCalendar file (RFC 5545), one object per UID, with the times within the window at which they make
 * their owner busy. Rules, further dates, exceptions and overridden instances are worked out in the file's own zones.
 * What cannot be read of one event leaves the others as they are.
 * @param asFound for what a server keeps as one event: there may be less around it than there should be
 * @throws Error if the text is no calendar, TooMuchWork if it costs more than the budget
 */
export function expandCalendar(
  text: string,
  frame: Frame,
  budget: StepBudget,
  { asFound = false } = {},
): CalendarObject[] {
  const calendars = splitCalendars(tidyText(text), budget, { asFound });
  if (!calendars) throw new Error("This is not a calendar");
  return calendars.flatMap((calendar) => expandOne(calendar, frame, budget));
}

function expandOne(calendar: CalendarText, frame: Frame, budget: StepBudget): CalendarObject[] {
  const { window } = frame;
  const read = new TimeReader(readZones(calendar.zones), calendar.zone, frame.zone, budget);
  const byUid = new Map<string, string[]>();
  for (const [index, part] of calendar.events.entries()) {
    budget.allowEvent();
    const uid = findUid(part) ?? `${NO_UID}${index}`;
    const others = byUid.get(uid);
    if (others) others.push(part);
    else byUid.set(uid, [part]);
  }
  // Event by event, so that of a large calendar no more is in memory than its text.
  const objects = [...byUid].map(([uid, parts]) => {
    const told = parts.map((part) => readEvent(part, read, frame)).filter((event) => event !== null);
    const events = dropSuperseded(told);
    return {
      key: uid,
      uid: uid.startsWith(NO_UID) ? null : uid,
      busy: expandSeries(events, window, budget),
      ...readOwnEntries(uid, events),
    };
  });
  const published = calendar.published.map((part, index) => ({
    key: `vfreebusy-${index}`,
    uid: null,
    busy: publishedTimes(part, read, frame.statuses).filter((time) => overlaps(time, window)),
  }));
  return [...objects, ...published];
}

const NO_UID = "without a UID ";

const PUBLISHED_STATUSES: Record<string, TimeStatus> = {
  FREE: "free",
  "BUSY-TENTATIVE": "tentative",
  "BUSY-UNAVAILABLE": "out_of_office",
};

/** VFREEBUSY: what somebody publishes of their time instead of events. */
function publishedTimes(part: string, read: TimeReader, statuses: Frame["statuses"]) {
  try {
    return new ICAL.Component(ICAL.parse(part) as never)
      .getAllProperties("freebusy")
      .filter((property) => {
        const type = property.getFirstParameter("fbtype")?.toUpperCase() ?? "BUSY";
        return takesTime(PUBLISHED_STATUSES[type] ?? "busy", statuses);
      })
      .flatMap((property) => read.periods(property))
      .map((period) => ({ ...period, allDay: false }));
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    return [];
  }
}
