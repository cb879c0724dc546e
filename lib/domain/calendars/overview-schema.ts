import { z } from "zod";
import { searchQuery } from "@/lib/domain/contracts/pagination";
import { id, timestamp } from "@/lib/platform/http/fields";
import { BROKEN_REASONS } from "./broken-reasons";
import { STALE_AFTER_MINUTES } from "./options";
import { calendar } from "./schema";

export const CALENDAR_STATES = ["broken", "stale", "refuses", "none", "ok"] as const;

const account = calendar
  .pick({
    _id: true,
    name: true,
    source: true,
    primary: true,
    access_broken: true,
    synced_at: true,
    write_refused_at: true,
    write_refused_reason: true,
  })
  .extend({
    problem: z
      .enum([...BROKEN_REASONS, "unreachable"])
      .nullable()
      .describe(
        "Like `broken_reason`; `unreachable`: its server has not answered for an hour, and is retried automatically.",
      ),
    broken_since: timestamp.nullable().describe("The time since which `access_broken` is set, if known."),
  })
  .meta({ id: "CalendarAccountState" });

export const userCalendars = z
  .object({
    _id: id.describe("The user's."),
    full_name: z.string().nullable(),
    email: z.string().nullable(),
    status: z
      .enum(CALENDAR_STATES)
      .describe(
        `\`broken\`: one of the calendars cannot be read until it is repaired. \`stale\`: one has not been read for ${STALE_AFTER_MINUTES} minutes. \`refuses\`: one can be read, but rejects the meetings that are written into it. \`none\`: none is connected.`,
      ),
    calendars: z.array(account).describe("Oldest first. Without the entries of the calendars."),
  })
  .meta({ id: "PersonCalendars" });

export const calendarsQuery = searchQuery.extend({
  user: id.optional().describe("Only this one."),
  status: z.enum(CALENDAR_STATES).optional().describe("Only people with calendars in this state."),
});

export type CalendarsQuery = z.output<typeof calendarsQuery>;
