import { z } from "zod";
import { DAY, instant } from "@/lib/core/time/instant";
import { type Interval, overlaps } from "@/lib/core/time/interval";
import { type ChosenStatus, type TimeStatus, takesTime } from "@/lib/domain/calendars/busy-statuses";
import { type OwnEntry, parseOwnUid, toPartstat } from "@/lib/domain/calendars/own-entry";
import type { BusyTime, CalendarObject } from "@/lib/domain/calendars/provider";

const moment = z.object({ dateTime: z.string() });

const item = z.object({
  id: z.string().min(1),
  "@removed": z.unknown().optional(),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  iCalUId: z.string().nullish(),
  transactionId: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
  attendees: z
    .array(
      z.object({
        emailAddress: z.object({ address: z.string().nullish() }).nullish(),
        status: z.object({ response: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
  lastModifiedDateTime: z.string().nullish(),
});

export type Item = z.output<typeof item>;

/** What cannot be read makes nobody busy. */
export function readItem(value: unknown): Item | null {
  const read = item.safeParse(value);
  return read.success ? read.data : null;
}

/** The rule itself, which takes no time: its occurrences come one by one. */
export const isMaster = ({ type }: Item): boolean => type === "seriesMaster";

/** An occurrence says only when it is; all else is said by the master of its series. */
export const needsMaster = ({ showAs, seriesMasterId }: Item): boolean => !showAs && Boolean(seriesMasterId);

export function toCalendarObject(
  event: Item,
  master: Item | null,
  { window, statuses }: { window: Interval; statuses?: readonly ChosenStatus[] },
): CalendarObject {
  const whole = master
    ? { ...master, id: event.id, start: event.start, end: event.end, iCalUId: event.iCalUId }
    : event;
  const { id, transactionId, iCalUId } = whole;
  // Of those that Bookpage has entered, what they were entered with begins with their UID.
  const uid = transactionId?.split("/")[0] ?? iCalUId ?? null;
  const own = readOwnEntry(whole, uid);
  return {
    key: id,
    uid,
    busy: takesTime(readStatus(whole), statuses) ? listTimes(whole, window) : [],
    ...(own && { own: [own] }),
  };
}

function readOwnEntry(event: Item, uid: string | null): OwnEntry | null {
  const time = readTime(event);
  if (uid === null || !parseOwnUid(uid) || !time) return null;
  const changedAt = Date.parse(event.lastModifiedDateTime ?? "");
  return {
    uid,
    ...time,
    cancelled: event.isCancelled ?? false,
    title: "",
    attendees: (event.attendees ?? []).flatMap(({ emailAddress, status }) =>
      emailAddress?.address
        ? [{ email: emailAddress.address.toLowerCase(), partstat: toPartstat(status?.response) }]
        : [],
    ),
    written: event.transactionId?.startsWith(uid) ?? false,
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
  };
}

const STATUSES: Record<string, TimeStatus> = {
  free: "free",
  tentative: "tentative",
  oof: "out_of_office",
  workingElsewhere: "working_elsewhere",
};

const readStatus = ({ isCancelled, showAs, responseStatus }: Item): TimeStatus =>
  isCancelled || responseStatus?.response === "declined" ? "free" : (STATUSES[showAs ?? "busy"] ?? "busy");

function listTimes(event: Item, window: Interval): BusyTime[] {
  const time = readTime(event);
  return time && overlaps(time, window) ? [time] : [];
}

function readTime({ start, end, isAllDay }: Item): BusyTime | null {
  const allDay = isAllDay ?? false;
  // Whole days are midnights of some zone, told in UTC: the date that is meant is the nearest one.
  const at = (value: typeof start) => {
    const ms = Date.parse(`${value?.dateTime.replace(/Z$/, "")}Z`);
    return instant(allDay ? Math.round(ms / DAY) * DAY : ms);
  };
  const time = { start: at(start), end: at(end), allDay };
  return time.start < time.end ? time : null;
}
