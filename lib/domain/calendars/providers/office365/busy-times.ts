import { z } from "zod";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { type BookpageEntry, parseEntryUid, toPartstat } from "@/lib/domain/calendars/bookpage-entry";
import { isBusyStatus, type OptionalBusyStatus, type TimeStatus } from "@/lib/domain/calendars/options";
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

export type GraphItem = z.output<typeof item>;

/** An unreadable event does not count as busy. */
export function parseGraphItem(value: unknown): GraphItem | null {
  const read = item.safeParse(value);
  return read.success ? read.data : null;
}

/** The master itself takes no time, as its occurrences are listed separately. */
export const isSeriesMaster = ({ type }: GraphItem): boolean => type === "seriesMaster";

/** An occurrence contains its times only; the series master has the rest. */
export const isMasterRequired = ({ showAs, seriesMasterId }: GraphItem): boolean =>
  !showAs && Boolean(seriesMasterId);

export function toGraphCalendarObject(
  event: GraphItem,
  master: GraphItem | null,
  { window, statuses }: { window: Interval; statuses?: readonly OptionalBusyStatus[] },
): CalendarObject {
  const whole = master
    ? { ...master, id: event.id, start: event.start, end: event.end, iCalUId: event.iCalUId }
    : event;
  const { id, transactionId, iCalUId } = whole;
  // Bookpage's entries have a transaction id that begins with their UID.
  const uid = transactionId?.split("/")[0] ?? iCalUId ?? null;
  const entry = parseBookpageEntry(whole, uid);
  return {
    key: id,
    uid,
    busy: isBusyStatus(deriveStatus(whole), statuses) ? listTimes(whole, window) : [],
    ...(entry && { own: [entry] }),
  };
}

function parseBookpageEntry(event: GraphItem, uid: string | null): BookpageEntry | null {
  const time = parseTime(event);
  if (uid === null || !parseEntryUid(uid) || !time) return null;
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

const deriveStatus = ({ isCancelled, showAs, responseStatus }: GraphItem): TimeStatus =>
  isCancelled || responseStatus?.response === "declined" ? "free" : (STATUSES[showAs ?? "busy"] ?? "busy");

function listTimes(event: GraphItem, window: Interval): BusyTime[] {
  const time = parseTime(event);
  return time && areOverlapping(time, window) ? [time] : [];
}

function parseTime({ start, end, isAllDay }: GraphItem): BusyTime | null {
  const allDay = isAllDay ?? false;
  // Whole days are midnights of some zone in UTC, so the nearest date is meant.
  const at = (value: typeof start) => {
    const ms = Date.parse(`${value?.dateTime.replace(/Z$/, "")}Z`);
    return asInstant(allDay ? Math.round(ms / DAY) * DAY : ms);
  };
  const time = { start: at(start), end: at(end), allDay };
  return time.start < time.end ? time : null;
}
