import { z } from "zod";
import { id, LIMITS, record, requiredText, text, timestamp } from "@/lib/platform/http/fields";
import { BROKEN_REASONS } from "./broken-reasons";
import { entryVisibility } from "./entry-visibility";
import { UNREAD_REASONS } from "./expansion/unread-reasons";
import { CALENDAR_SOURCES, OPTIONAL_BUSY_STATUSES, SIGN_IN_SOURCES } from "./options";
import { serverUrl } from "./server-address";

/** Behaviour while a calendar is broken: offer slots by the last known times, or none. */
const whenBroken = z.enum(["last_known", "block"]);

/** Effect of a change to Bookpage's entry in the calendar on the meeting. */
const onCalendarChange = z.enum(["tell", "follow"]);
const busyStatuses = z
  .array(z.enum(OPTIONAL_BUSY_STATUSES))
  .max(10)
  .describe(
    "The kinds of entries that count as busy in addition to plain busy ones: `tentative` ones, being `out_of_office`, `working_elsewhere`. After a change the calendars are synced again soon.",
  );

const unreadEntry = z
  .object({
    title: z.string().nullable(),
    start: timestamp
      .nullable()
      .describe("The start of its first time, for whole days midnight in UTC; null: unknown."),
    all_day: z.boolean(),
    reason: z
      .enum(UNREAD_REASONS)
      .describe(
        "The part that could not be read. `time`: the time, so that the entry does not count as busy. `rule`: the recurrence; its first time is used, and the known ones of the others. `zone`: its time zone; that of the calendar is used. `part`: its end, or exceptions. `complex`: it takes too long to compute; only some of its times are used.",
      ),
  })
  .meta({ id: "UnreadEntry" });

const subcalendar = z
  .object({
    _id: id,
    name: z.string(),
    source: z.enum([...CALENDAR_SOURCES, "ics"]),
    source_id: z.string(),
    primary: z.boolean(),
    display: z.boolean(),
    busy: z.boolean(),
    writable: z.boolean(),
    copy_busy: z
      .boolean()
      .describe(
        "Confirmed meetings that are written into another calendar appear here as private entries that show only that their owner is busy.",
      ),
    bcolor: z.string().nullable(),
    fcolor: z.string().nullable(),
    color_id: z.string().nullable(),
    unread_count: z
      .int()
      .describe("The number of its entries that the last sync could not read, or not completely."),
    unread_entries: z
      .array(unreadEntry)
      .describe("The first of them: their owner can mend them in the calendar."),
  })
  .meta({ id: "Subcalendar" });

export const calendar = z
  .object({
    _id: id,
    primary: z.boolean(),
    name: z.string(),
    source: z.enum([...CALENDAR_SOURCES, "ics"]),
    source_id: z.string().nullable(),
    access_broken: z.boolean().describe("It cannot be read until its access is repaired."),
    broken_reason: z
      .enum(BROKEN_REASONS)
      .nullable()
      .describe(
        "The reason why `access_broken` is set. `access`: the credentials, or the calendar itself, are refused. `address`: there is no calendar at the address. `complex`: its contents take too long to process.",
      ),
    synced_at: timestamp.nullable().describe("The last sync; null: not yet."),
    upcoming_count: z
      .int()
      .describe("How many times of the next seven days count as busy because of it, as of the last sync."),
    write_refused_at: timestamp
      .nullable()
      .describe(
        "The time since which it rejects entries in spite of several attempts; null: it accepts them, or none had to be written. The attempts continue.",
      ),
    write_refused_reason: z.string().nullable().describe("The server's error message for that, in English."),
    write_refused_subcalendar: id.nullable().describe("The subcalendar that rejected them."),
    token: z.null().describe("Responses never contain credentials."),
    connection: id
      .nullable()
      .describe(
        "The connection of the organisation by which it was opened; null: its owner has connected it.",
      ),
    subcalendars: z.array(subcalendar),
  })
  .meta({ id: "Calendar" });

export const calendarList = record
  .extend({
    belongs_to: id,
    sync_suggestions: z.boolean(),
    when_broken: whenBroken.describe(
      "The effect of a calendar with `access_broken`: none, or block all time.",
    ),
    target_calendar: id
      .nullable()
      .describe(
        "The writable subcalendar in which meetings are written, unless their page names another; null: the primary one of the primary calendar. So it is, too, while the one named is gone.",
      ),
    entry_visibility: entryVisibility.describe(
      "`private`: other people with access to the calendar do not see the subjects of meetings. A page may override it.",
    ),
    on_calendar_change: onCalendarChange.describe(
      "The reaction when an entry that Bookpage has written is moved or deleted in the calendar. `tell`: its owner is asked. `follow`: the meeting moves with it if the host is free, and is cancelled with it; for participants other than the host, the meeting is declined.",
    ),
    busy_statuses: busyStatuses,
    calendars: z.array(calendar),
    sign_ins: z
      .array(z.object({ source: z.enum(SIGN_IN_SOURCES), url: z.string() }))
      .describe(
        "Providers with a sign-in of their own, if this installation is set up for them: `url` takes a POST, without fields, from a form in the console.",
      ),
  })
  .meta({ id: "CalendarList" });

/** Selects an item by `_id`, or else by `source_id`, or else by `name`; `source` narrows the latter two. */
const which = {
  _id: id.optional(),
  source: text(LIMITS.name).optional(),
  source_id: text(LIMITS.url).nullable().optional(),
  name: requiredText(LIMITS.name).optional(),
  primary: z.boolean().optional().describe("At most one is chosen; choosing one ends the choice of another."),
};

const colour = z
  .string()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "must be a colour such as #1a73e8")
  .nullable()
  .optional();

const subcalendarInput = z
  .object({
    ...which,
    display: z.boolean().optional(),
    busy: z.boolean().optional(),
    writable: z.boolean().optional(),
    copy_busy: z.boolean().optional(),
    bcolor: colour,
    fcolor: colour,
    color_id: text(LIMITS.name).nullable().optional(),
  })
  .meta({ id: "SubcalendarInput" });

const calendarInput = z
  .object({
    ...which,
    access_broken: z.boolean().optional(),
    display: z.boolean().optional().describe("For all of its subcalendars."),
    busy: z.boolean().optional().describe("For all of its subcalendars."),
    subcalendars: z.array(subcalendarInput).max(500).optional(),
  })
  .meta({ id: "CalendarInput" });

export const calendarListUpdate = z
  .object({
    sync_suggestions: z.boolean(),
    when_broken: whenBroken,
    target_calendar: id
      .nullable()
      .describe("One of this user's writable subcalendars; null: the behaviour without a choice."),
    entry_visibility: entryVisibility,
    on_calendar_change: onCalendarChange,
    busy_statuses: busyStatuses,
    calendars: z.array(calendarInput).max(100),
  })
  .partial()
  .meta({ id: "CalendarListUpdate" });

const account = {
  username: requiredText(LIMITS.email),
  password: z.string().min(1, "must not be empty").max(1024),
};

/** Credentials of a calendar to connect. */
export const calendarAccount = z
  .discriminatedUnion("source", [
    z.object({
      source: z.literal("caldav"),
      credentials: z.object({
        server: serverUrl.describe("Any address of the account; the calendars are found from there."),
        ...account,
      }),
    }),
    z.object({
      source: z.literal("exchange"),
      credentials: z.object({
        server: serverUrl.describe("The mail server, or the address of its web services."),
        ...account,
      }),
    }),
    z.object({
      source: z.literal("icloud"),
      credentials: z.object(account).describe("An app-specific password from account.apple.com."),
    }),
    z.object({
      source: z.literal("ics"),
      url: serverUrl.describe(
        "The address of a calendar that is published as a file. It is stored like a password.",
      ),
      name: requiredText(LIMITS.name).optional(),
    }),
  ])
  .meta({ id: "CalendarAccount" });

export type CalendarAccount = z.output<typeof calendarAccount>;
export type SubcalendarInput = z.output<typeof subcalendarInput>;
export type CalendarInput = z.output<typeof calendarInput>;
export type CalendarListUpdate = z.output<typeof calendarListUpdate>;
