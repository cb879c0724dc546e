import { z } from "zod";
import { id, LIMITS, record, requiredText, text } from "@/lib/http/fields";
import { exchangeServer } from "./exchange-server";

export const CALENDAR_SOURCES = ["google", "office365", "exchange", "icloud", "caldav"] as const;

const subcalendar = z
  .object({
    _id: id,
    name: z.string(),
    source: z.string(),
    source_id: z.string(),
    primary: z.boolean(),
    display: z.boolean(),
    busy: z.boolean(),
    writable: z.boolean(),
    bcolor: z.string().nullable(),
    fcolor: z.string().nullable(),
    color_id: z.string().nullable(),
  })
  .meta({ id: "Subcalendar" });

const calendar = z
  .object({
    _id: id,
    primary: z.boolean(),
    name: z.string(),
    source: z.enum(CALENDAR_SOURCES),
    source_id: z.string().nullable(),
    access_broken: z.boolean().describe("The provider has refused the stored credentials."),
    token: z.null().describe("Credentials are never answered."),
    subcalendars: z.array(subcalendar),
  })
  .meta({ id: "Calendar" });

export const calendarList = record
  .extend({ belongs_to: id, sync_suggestions: z.boolean(), calendars: z.array(calendar) })
  .meta({ id: "CalendarList" });

/** Which one is meant: by `_id`, else by `source_id`, else by `name`; `source` narrows the last two. */
const which = {
  _id: id.optional(),
  source: text(LIMITS.name).optional(),
  source_id: text(LIMITS.url).nullable().optional(),
  name: requiredText(LIMITS.name).optional(),
  primary: z.boolean().optional().describe("At most one is; choosing one ends the choice of another."),
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
  .object({ sync_suggestions: z.boolean(), calendars: z.array(calendarInput).max(100) })
  .partial()
  .meta({ id: "CalendarListUpdate" });

/** An Exchange account as it comes with a user (spec 4.3). */
export const exchangeAccount = z
  .object({
    source: z.literal("exchange"),
    credentials: z.object({
      server: exchangeServer,
      username: requiredText(LIMITS.email),
      password: z.string().min(1, "must not be empty").max(1024),
    }),
  })
  .meta({ id: "ExchangeAccount" });

export type SubcalendarInput = z.output<typeof subcalendarInput>;
export type CalendarInput = z.output<typeof calendarInput>;
export type CalendarListUpdate = z.output<typeof calendarListUpdate>;
export type ExchangeAccount = z.output<typeof exchangeAccount>;
