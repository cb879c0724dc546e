import ICAL from "ical.js";

/** Returns the meeting times in a calendar file, from the file alone: `2031-03-10T08:00`, in UTC. */
export function expandIcs(text: string): string[] {
  const file = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of file.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = file.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const whole = events.find((event) => !event.isRecurrenceException());
  if (!whole) return events.map((event) => toText(event.startDate)).sort();
  for (const event of events) if (event.isRecurrenceException()) whole.relateException(event);
  const starts: string[] = [];
  const times = whole.iterator();
  for (let time = times.next(); time; time = times.next())
    starts.push(toText(whole.getOccurrenceDetails(time).startDate));
  return starts.sort();
}

const toText = (time: ICAL.Time): string => time.toJSDate().toISOString().slice(0, 16);
