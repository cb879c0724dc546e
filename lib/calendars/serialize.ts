import type { Prisma } from "@/lib/db/generated/client";
import type { CALENDAR_SOURCES } from "./calendar-sources";

const oldestFirst = [{ createdAt: "asc" as const }, { id: "asc" as const }];

export const withCalendars = {
  calendars: {
    omit: { credentials: true },
    orderBy: oldestFirst,
    include: { subcalendars: { orderBy: oldestFirst }, sync: { select: { syncedAt: true } } },
  },
} satisfies Prisma.CalendarListInclude;

export type CalendarListRow = Prisma.CalendarListGetPayload<{ include: typeof withCalendars }>;

export const serializeCalendar = (calendar: CalendarListRow["calendars"][number]) => ({
  _id: calendar.id,
  primary: calendar.primary,
  name: calendar.name,
  source: calendar.source as (typeof CALENDAR_SOURCES)[number] | "ics",
  source_id: calendar.sourceId,
  access_broken: calendar.accessBroken,
  synced_at: calendar.sync?.syncedAt ?? null,
  token: null,
  subcalendars: calendar.subcalendars.map((subcalendar) => ({
    _id: subcalendar.id,
    name: subcalendar.name,
    source: subcalendar.source,
    source_id: subcalendar.sourceId,
    primary: subcalendar.primary,
    display: subcalendar.display,
    busy: subcalendar.busy,
    writable: subcalendar.writable,
    bcolor: subcalendar.bcolor,
    fcolor: subcalendar.fcolor,
    color_id: subcalendar.colorId,
  })),
});

export const serializeCalendarList = (row: CalendarListRow) => ({
  _id: row.id,
  belongs_to: row.userId,
  sync_suggestions: row.syncSuggestions,
  when_broken: row.whenBroken as "last_known" | "block",
  calendars: row.calendars.map(serializeCalendar),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
