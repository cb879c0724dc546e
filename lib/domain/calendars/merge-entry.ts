import ICAL from "ical.js";

/**
 * Bookpage overwrites these properties, also if absent from the new version; the owner's other properties
 * stay.
 */
const BOOKPAGE_PROPERTIES = [
  "dtstart",
  "dtend",
  "duration",
  "location",
  "description",
  "url",
  "conference",
  "status",
  "sequence",
  "dtstamp",
  "last-modified",
];

/** Title that Bookpage wrote last; a different present title is the owner's and stays. */
const TITLE_MARK = "x-bookpage-title";

/**
 * Merges a new version into the calendar's file: times, location, description and the like become ours;
 * changed titles, alarms, categories and other parts stay the owner's.
 */
export function mergeEntry(theirs: string, ours: string): string {
  const newEvent = new ICAL.Component(ICAL.parse(ours.trim()) as never).getFirstSubcomponent("vevent");
  const root = parseOrNull(theirs);
  const uid = newEvent?.getFirstPropertyValue("uid");
  const event = root
    ?.getAllSubcomponents("vevent")
    .find((one) => one.getFirstPropertyValue("uid") === uid && !one.hasProperty("recurrence-id"));
  if (!newEvent || !root || !event) return ours;
  const sequence = Math.max(...[event, newEvent].map(parseSequence));
  const attendees = event.getAllProperties("attendee");
  const isRenamed = event.getFirstPropertyValue("summary") !== event.getFirstPropertyValue(TITLE_MARK);
  const names = new Set([...BOOKPAGE_PROPERTIES, ...newEvent.getAllProperties().map(({ name }) => name)]);
  names.delete("uid");
  if (isRenamed) names.delete("summary");
  for (const name of names) {
    event.removeAllProperties(name);
    for (const property of newEvent.getAllProperties(name))
      event.addProperty(
        ICAL.Property.fromString(
          (mergePartstat(property, attendees) ?? property).toICALString(),
          ICAL.design.icalendar,
        ),
      );
  }
  event.updatePropertyWithValue("sequence", sequence);
  return `${root.toString()}\r\n`;
}

function parseOrNull(text: string): ICAL.Component | null {
  try {
    const root = new ICAL.Component(ICAL.parse(text.trim()) as never);
    return root.name === "vcalendar" ? root : null;
  } catch {
    return null;
  }
}

const parseSequence = (event: ICAL.Component): number => Number(event.getFirstPropertyValue("sequence")) || 0;

/** Keeps the calendar's response of an attendee if Bookpage has none. */
function mergePartstat(
  property: ICAL.Property,
  attendees: readonly ICAL.Property[],
): ICAL.Property | undefined {
  const asks = (property.getFirstParameter("partstat") || "NEEDS-ACTION").toUpperCase() === "NEEDS-ACTION";
  if (property.name !== "attendee" || !asks) return undefined;
  const address = (one: ICAL.Property) => String(one.getFirstValue()).toLowerCase();
  return attendees.find((one) => address(one) === address(property));
}
