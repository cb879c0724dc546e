import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { type BookpageEntry, parseEntryUid, toPartstat } from "@/lib/domain/calendars/bookpage-entry";
import { isBusyStatus, type OptionalBusyStatus, type TimeStatus } from "@/lib/domain/calendars/options";
import type { BusyTime, CalendarObject } from "@/lib/domain/calendars/provider";

const moment = z.object({ date: z.iso.date().optional(), dateTime: z.string().optional() });

const event = z.object({
  id: z.string().min(1),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  attendees: z
    .array(
      z.object({
        self: z.boolean().optional(),
        email: z.string().optional(),
        responseStatus: z.string().optional(),
      }),
    )
    .optional(),
  updated: z.string().optional(),
  extendedProperties: z.object({ private: z.object({ bookpage: z.string().optional() }) }).optional(),
});

type Event = z.output<typeof event>;

/** Requested fields of events, which exclude their content. */
export const GOOGLE_EVENT_FIELDS =
  "id,status,iCalUID,transparency,eventType,start,end,updated,attendees(self,responseStatus),extendedProperties/private";

/** Requested fields of our own entries, which include attendees. */
export const GOOGLE_ENTRY_FIELDS = GOOGLE_EVENT_FIELDS.replace("attendees(", "attendees(email,");

/** Change of one event; without an object it was deleted. */
export interface GoogleEventChange {
  id: string;
  object: CalendarObject | null;
  /** The wait in milliseconds, if it was reported. */
  changedAt: number | null;
}

/** Converts a page of events; instances of a series are separate. */
export const parseGoogleEvents = (
  items: readonly unknown[],
  window: Interval,
  statuses?: readonly OptionalBusyStatus[],
): GoogleEventChange[] =>
  items.flatMap((item) => {
    const read = event.safeParse(item);
    if (!read.success) return []; // an unreadable event does not count as busy
    const { id, status } = read.data;
    const object = status === "cancelled" ? null : toCalendarObject(read.data, window, statuses);
    return [{ id, object, changedAt: parseInstant(read.data.updated) }];
  });

function parseInstant(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : at;
}

function toCalendarObject(
  read: Event,
  window: Interval,
  statuses?: readonly OptionalBusyStatus[],
): CalendarObject {
  const mark = read.extendedProperties?.private.bookpage;
  const uid = mark ?? read.iCalUID ?? null;
  const busy = isBusyStatus(deriveStatus(read), statuses) ? listTimes(read, window) : [];
  const entry = parseBookpageEntry(read, uid, mark !== undefined);
  return { key: read.id, uid, busy, ...(entry && { own: [entry] }) };
}

function parseBookpageEntry(read: Event, uid: string | null, written: boolean): BookpageEntry | null {
  const time = parseTime(read);
  if (uid === null || !parseEntryUid(uid) || !time) return null;
  const attendees = read.attendees?.filter(({ email }) => email !== undefined) ?? [];
  return {
    uid,
    ...time,
    cancelled: false,
    title: "",
    // Lists contain no attendees, so that no data of other events is read.
    attendees:
      attendees.length > 0
        ? attendees.map(({ email = "", responseStatus }) => ({
            email: email.toLowerCase(),
            partstat: toPartstat(responseStatus),
          }))
        : null,
    written,
    changedAt: parseInstant(read.updated),
  };
}

/** Birthdays are free; working locations count if the owner chose so. */
function deriveStatus({ status, transparency, eventType, attendees = [] }: Event): TimeStatus {
  const response = attendees.find(({ self }) => self)?.responseStatus;
  if (response === "declined" || eventType === "birthday") return "free";
  if (eventType === "workingLocation") return "working_elsewhere";
  if (transparency === "transparent") return "free";
  if (eventType === "outOfOffice") return "out_of_office";
  return status === "tentative" || response === "tentative" ? "tentative" : "busy";
}

function listTimes(read: Event, window: Interval): BusyTime[] {
  const time = parseTime(read);
  return time && areOverlapping(time, window) ? [time] : [];
}

function parseTime({ start, end }: Event): BusyTime | null {
  const allDay = start?.date !== undefined;
  const at = (value: typeof start) => asInstant(Date.parse(value?.date ?? value?.dateTime ?? ""));
  const time = { start: at(start), end: at(end), allDay };
  return time.start < time.end ? time : null;
}
