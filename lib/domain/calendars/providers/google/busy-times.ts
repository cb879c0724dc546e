import { z } from "zod";
import { instant } from "@/lib/core/time/instant";
import { type Interval, overlaps } from "@/lib/core/time/interval";
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
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    .optional(),
  extendedProperties: z.object({ private: z.object({ bookpage: z.string().optional() }) }).optional(),
});

type Event = z.output<typeof event>;

/** What of an event is asked for: nothing that says what it is about. */
export const EVENT_FIELDS =
  "id,status,iCalUID,transparency,eventType,start,end,attendees(self,responseStatus),extendedProperties/private";

/** Sorts out what a page of events says; instances of a series come one by one. */
export function readEvents(items: readonly unknown[], window: Interval) {
  const objects: CalendarObject[] = [];
  const removed: string[] = [];
  for (const item of items) {
    const read = event.safeParse(item);
    if (!read.success) continue; // what cannot be read makes nobody busy
    const { id, status, iCalUID, extendedProperties } = read.data;
    if (status === "cancelled") removed.push(id);
    else
      objects.push({
        key: id,
        uid: extendedProperties?.private.bookpage ?? iCalUID ?? null,
        busy: isBusy(read.data) ? listTimes(read.data, window) : [],
      });
  }
  return { objects, removed };
}

/** Where people work and whose birthday it is takes no time. */
const UNTIMED_EVENT_TYPES = ["workingLocation", "birthday"];

function isBusy({ transparency, eventType, attendees = [] }: Event): boolean {
  const declined = attendees.some(({ self, responseStatus }) => self && responseStatus === "declined");
  return transparency !== "transparent" && !declined && !UNTIMED_EVENT_TYPES.includes(eventType ?? "default");
}

function listTimes({ start, end }: Event, window: Interval): BusyTime[] {
  const allDay = start?.date !== undefined;
  const at = (value: typeof start) => instant(Date.parse(value?.date ?? value?.dateTime ?? ""));
  const time = { start: at(start), end: at(end), allDay };
  return time.start < time.end && overlaps(time, window) ? [time] : [];
}
