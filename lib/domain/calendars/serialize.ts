import type { Calendar, CalendarList, Subcalendar } from "@/lib/platform/db/generated/client";
import type { BrokenReason } from "./broken-reasons";
import { listConnectOptions } from "./oauth/services";
import type { CALENDAR_SOURCES } from "./options";
import { OPTIONAL_BUSY_STATUSES } from "./options";
import type { UnreadEntry } from "./provider";

export interface CalendarListRow
  extends Pick<
    CalendarList,
    | "id"
    | "userId"
    | "syncSuggestions"
    | "whenBroken"
    | "targetCalendarId"
    | "entryVisibility"
    | "onCalendarChange"
    | "busyStatuses"
    | "createdAt"
    | "updatedAt"
    | "v"
  > {
  /** In order of creation, oldest first. */
  calendars: CalendarRow[];
}

interface CalendarRow
  extends Pick<
    Calendar,
    "id" | "source" | "sourceId" | "name" | "primary" | "accessBroken" | "brokenReason" | "connectionId"
  > {
  /** Milliseconds since 1970; null before the first sync. */
  syncedAt: number | null;
  /** Busy times of the next seven days. */
  upcoming: number;
  writeRefusedAt: number | null;
  writeRefusedReason: string | null;
  writeRefusedSubcalendar: string | null;
  /** In the provider's order. */
  subcalendars: SubcalendarRow[];
}

interface SubcalendarRow extends Omit<Subcalendar, "calendarId" | "createdAt" | "position" | "told"> {
  /** By key; null before the first sync. */
  unread: Record<string, UnreadEntry> | null;
}

/** Unread events per response. */
const MAX_UNREAD = 20;

const serializeUnread = (entries: readonly UnreadEntry[]) => ({
  unread_count: entries.length,
  unread_entries: entries.slice(0, MAX_UNREAD).map(({ title, start, allDay, reason }) => ({
    title,
    start: start === null ? null : new Date(start),
    all_day: allDay,
    reason,
  })),
});

export const serializeCalendar = (calendar: CalendarRow) => ({
  _id: calendar.id,
  primary: calendar.primary,
  name: calendar.name,
  source: calendar.source as (typeof CALENDAR_SOURCES)[number] | "ics",
  source_id: calendar.sourceId,
  access_broken: calendar.accessBroken,
  broken_reason: calendar.accessBroken ? ((calendar.brokenReason ?? "access") as BrokenReason) : null,
  synced_at: calendar.syncedAt === null ? null : new Date(calendar.syncedAt),
  upcoming_count: calendar.upcoming,
  write_refused_at: calendar.writeRefusedAt === null ? null : new Date(calendar.writeRefusedAt),
  write_refused_reason: calendar.writeRefusedReason,
  write_refused_subcalendar: calendar.writeRefusedSubcalendar,
  token: null,
  connection: calendar.connectionId,
  subcalendars: calendar.subcalendars.map((subcalendar) => ({
    _id: subcalendar.id,
    name: subcalendar.name,
    source: subcalendar.source as (typeof CALENDAR_SOURCES)[number] | "ics",
    source_id: subcalendar.sourceId,
    primary: subcalendar.primary,
    display: subcalendar.display,
    busy: subcalendar.busy,
    writable: subcalendar.writable,
    copy_busy: subcalendar.copyBusy,
    bcolor: subcalendar.bcolor,
    fcolor: subcalendar.fcolor,
    color_id: subcalendar.colorId,
    ...serializeUnread(Object.values(subcalendar.unread ?? {})),
  })),
});

export const serializeCalendarList = (row: CalendarListRow) => ({
  _id: row.id,
  belongs_to: row.userId,
  sync_suggestions: row.syncSuggestions,
  when_broken: row.whenBroken as "last_known" | "block",
  target_calendar: row.targetCalendarId,
  entry_visibility: row.entryVisibility as "default" | "private",
  on_calendar_change: row.onCalendarChange as "tell" | "follow",
  busy_statuses: OPTIONAL_BUSY_STATUSES.filter((one) => row.busyStatuses.includes(one)),
  calendars: row.calendars.map(serializeCalendar),
  sign_ins: listConnectOptions(),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
