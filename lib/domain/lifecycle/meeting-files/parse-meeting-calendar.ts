import ICAL from "ical.js";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { parseLocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay } from "@/lib/core/time/zone";
import { findZoneName } from "@/lib/domain/calendars/expansion/zone-names";
import { email, httpUrl } from "@/lib/platform/http/fields";
import { buildReason } from "../import-notes/reason";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import { toImportedPlace } from "../meeting-import/to-imported-place";
import { MeetingFileError } from "./meeting-file-error";
import { buildRowIssue, type FileContext, type RowIssue } from "./parse-appointments";

/**
 * Converts the meetings of a calendar file: entries with a host here and somebody else. Entries without attendees are no
 * meetings. Recurring entries are reported, because one booking here is one meeting.
 */
export function parseMeetingCalendar(text: string, context: Omit<FileContext, "order">) {
  const issues: RowIssue[] = [];
  const meetings: ImportedMeeting[] = [];
  for (const [index, component] of readEvents(text).entries()) {
    const parsed = parseEntry(component, context);
    if (parsed === null) continue;
    if ("code" in parsed) {
      const field = `${component.getFirstPropertyValue("summary") ?? component.getFirstPropertyValue("uid") ?? ""}`;
      issues.push(buildRowIssue(index + 1, field, parsed));
    } else meetings.push(parsed);
  }
  return { meetings, issues };
}

function readEvents(text: string) {
  try {
    // A file may have several calendars one after the other.
    const parsed = ICAL.parse(text) as unknown[];
    const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return calendars.flatMap((one) => new ICAL.Component(one).getAllSubcomponents("vevent"));
  } catch (error) {
    const { message: detail } = error as Error;
    throw new MeetingFileError("file", buildReason("not_calendar", { detail }));
  }
}

type Entry = ReturnType<typeof readEvents>[number];

const readText = (entry: Entry, name: string) => String(entry.getFirstPropertyValue(name) ?? "").trim();

/** Returns null for entries that are no meetings, and the reason for those that cannot be imported. */
function parseEntry(entry: Entry, { findHost, host, zone }: Omit<FileContext, "order">) {
  const people = [...entry.getAllProperties("organizer"), ...entry.getAllProperties("attendee")].flatMap(
    (one) => {
      const address = email.safeParse(
        String(one.getFirstValue())
          .replace(/^mailto:/i, "")
          .toLowerCase(),
      ).data;
      const isRoom = ["RESOURCE", "ROOM"].includes(String(one.getParameter("cutype") ?? "").toUpperCase());
      const declined = String(one.getParameter("partstat") ?? "").toUpperCase() === "DECLINED";
      return address && !isRoom && !declined ? [{ address, name: String(one.getParameter("cn") ?? "") }] : [];
    },
  );
  const known = people.flatMap(({ address }) => findHost(address) ?? []);
  const hosts = [...new Set(known.length > 0 || !host ? known : [host])];
  const others = new Map(
    people.filter(({ address }) => !hosts.includes(address)).map((one) => [one.address, one]),
  );
  const [booker, ...guests] = [...others.values()];
  if (!booker || readText(entry, "status").toUpperCase() === "CANCELLED") return null;
  if (hosts.length === 0) return buildReason("no_user");
  if (entry.hasProperty("rrule")) return buildReason("repeats");
  const start = readTime(entry, "dtstart", zone);
  const end = readTime(entry, "dtend", zone) ?? addDuration(entry, start);
  if (start === null) return null; // of whole days
  if (end === null || end <= start) return buildReason("no_length");
  const name = readText(entry, "summary") || "Meeting";
  const recurrence = readText(entry, "recurrence-id");
  return {
    id: [readText(entry, "uid") || `${name} ${start}`, recurrence].filter(Boolean).join(" "),
    name,
    start,
    end,
    hosts,
    page: null,
    seats: null,
    place: toPlace(readText(entry, "url"), readText(entry, "location")),
    entryKey: readText(entry, "uid") || null,
    bookers: [
      {
        email: booker.address,
        name: booker.name || booker.address,
        phone: null,
        timezone: null,
        answers: [],
        utm: null,
      },
    ],
    guests: guests.map(({ address }) => address),
  } satisfies ImportedMeeting;
}

/** Reads a time in UTC, in its zone, or else in `zone`; null for a date. */
function readTime(entry: Entry, name: string, zone: string): Instant | null {
  const property = entry.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time) || value.isDate) return null;
  if (value.zone === ICAL.Timezone.utcTimezone) return asInstant(value.toUnixTime() * 1000);
  const named = findZoneName(String(property?.getParameter("tzid") ?? ""));
  const date = parseLocalDate(value.toString().slice(0, 10));
  return date && fromLocalEpochDay(named ?? zone, toEpochDay(date), value.hour * 60 + value.minute);
}

function addDuration(entry: Entry, start: Instant | null): Instant | null {
  const value = entry.getFirstPropertyValue("duration");
  return start !== null && value instanceof ICAL.Duration
    ? asInstant(start + value.toSeconds() * 1000)
    : null;
}

function toPlace(link: string, location: string): ImportedMeeting["place"] {
  const url = [location, link].find((text) => httpUrl.safeParse(text).success);
  return toImportedPlace(url ?? location);
}
