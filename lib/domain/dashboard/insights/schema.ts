import { z } from "zod";
import { addDays } from "@/lib/core/time/local-date";
import { id, localDate, timestamp, timezone, wholeNumber } from "@/lib/platform/http/fields";

/** The most weeks in one query, and the most pages, teams and hosts listed. */
export const MAX_WEEKS = 52;
export const MAX_INSIGHT_ENTRIES = 20;

/** The most days in a range with explicit ends. */
export const MAX_RANGE_DAYS = 732;

/** The source of a booking, as far as it is recorded. */
export const INSIGHT_SOURCES = [
  "page",
  "embed",
  "locator",
  "form",
  "link",
  "app",
  "poll",
  "mcp",
  "api",
  "console",
] as const;

const counts = {
  booked: z.int().describe("Meetings that were created."),
  cancelled: z.int().describe("The number of these that are cancelled now."),
};

const attendance = {
  held: z.int().describe("The number of these that were confirmed and have begun, and are not cancelled."),
  no_shows: z.int().describe("Of the meetings held, the number with a participant who did not come."),
};

const ratings = {
  count: z.int().describe("The number of people who gave feedback."),
  average: z.number().describe("The average of the ratings from 1 to 5."),
};

const days = z.int().nullable();

const totals = z
  .object({
    ...counts,
    ...attendance,
    median_lead_days: z.number().nullable(),
    since: timestamp,
    until: timestamp,
  })
  .meta({ id: "InsightsTotals" });

export const insights = z
  .object({
    ...counts,
    ...attendance,
    since: timestamp.describe("The start of the first week; the last one is not over."),
    until: timestamp.describe("The end of the count: the end of the range, or now."),
    previous: totals
      .nullable()
      .describe(
        "With `compare=previous`: the same of as many days before. Of a range that is not over, as much of those days as of it has passed.",
      ),
    median_lead_days: z
      .number()
      .nullable()
      .describe("Days from the creation of confirmed meetings to their start."),
    weeks: z
      .array(z.object({ starts_at: timestamp, ...counts }))
      .describe("A range of days may cut the first and the last week."),
    lead_times: z
      .array(z.object({ from_days: z.int(), to_days: days.describe("Null: and more."), booked: z.int() }))
      .describe("The number of confirmed meetings by the number of full days between creation and start."),
    pages: z
      .array(z.object({ bookpage: id.nullable(), nickname: z.string().nullable(), ...counts, ...attendance }))
      .describe("The booking pages with the most meetings; null stands for meetings without a page."),
    views: z
      .object({
        opened: z.int().describe("The number of views of booking pages by people, in browsers."),
        booked: z.int().describe("Meetings that were created on these pages."),
        since: localDate.nullable().describe("The first day of the range on which any page was opened."),
        pages: z
          .array(z.object({ bookpage: id, nickname: z.string(), opened: z.int(), booked: z.int() }))
          .describe("The pages that were opened most."),
      })
      .nullable()
      .describe(
        "The numbers of views and of bookings of booking pages. Views are counted per page and day of its host; visitors are not recorded. Null with `host`, `team`, `type` or `source`, because views cannot be filtered by them.",
      ),
    hosts: z
      .array(z.object({ user: id, name: z.string(), ...attendance }))
      .describe("The hosts of most meetings that were held."),
    teams: z
      .array(z.object({ team: id, name: z.string(), ...counts }))
      .describe("A meeting counts for each team of which its host is a member."),
    types: z
      .array(
        z.object({
          type: id,
          name: z.string(),
          bookpage: id,
          nickname: z.string(),
          ...counts,
          held: attendance.held,
        }),
      )
      .describe("The appointment types with most meetings."),
    sources: z
      .array(z.object({ source: z.enum(INSIGHT_SOURCES), ...counts, held: attendance.held }))
      .describe(
        "The origin of the bookings: through a `form`, a one-time or limited `link`, an `app` of a third party, on a page that another site shows (`embed`) or that a `locator` linked to, on a `page` otherwise; as a `poll` about several dates; or created by an agent (`mcp`), through the `api` or in the `console`.",
      ),
    hours: z
      .array(
        z.object({
          weekday: z.int().describe("0 is Monday."),
          hour: z.int().describe("The hour of the day, in `timezone`."),
          booked: z.int(),
        }),
      )
      .describe("The starts of confirmed meetings that are not cancelled; hours without any are left out."),
    rooms: z
      .array(
        z.object({
          room: id,
          name: z.string(),
          ...counts,
          held: attendance.held,
          hours_held: z.number().describe("The duration of the meetings held."),
        }),
      )
      .describe("The rooms with most meetings."),
    feedback: z
      .object({
        ...ratings,
        average: z.number().nullable(),
        pages: z.array(z.object({ bookpage: id, nickname: z.string(), ...ratings })),
        hosts: z.array(z.object({ user: id, name: z.string(), ...ratings })),
        comments: z
          .array(
            z.object({
              event: id,
              name: z.string().nullable(),
              rating: z.int(),
              comment: z.string(),
              given_at: timestamp,
            }),
          )
          .describe("The last five comments."),
      })
      .describe("What participants said about these meetings; the pages and hosts with most feedback first."),
    sms: z
      .array(
        z.object({
          month: z
            .string()
            .describe("The month in which they were sent, in UTC.")
            .meta({ examples: ["2026-11"] }),
          workflow: id.nullable().describe("Null if it was deleted."),
          name: z.string().nullable(),
          messages: z.int(),
          parts: z.int(),
          cost: z.number().describe("The prices that the provider has reported so far."),
          currency: z.string().nullable().describe("ISO 4217; null until a price is known."),
        }),
      )
      .nullable()
      .describe(
        "The text messages (SMS) of the months of the range, by workflow. Null with a filter, and for users who see some teams only.",
      ),
    whatsapp: z
      .array(
        z.object({
          month: z
            .string()
            .describe("The month in which Meta reported their price, in UTC.")
            .meta({ examples: ["2026-11"] }),
          workflow: id.nullable().describe("Null if it was deleted."),
          name: z.string().nullable(),
          category: z.string().describe("Meta's, such as `utility`."),
          messages: z.int(),
          billable: z.int().describe("Those for which Meta charges; it reports no amounts."),
        }),
      )
      .nullable()
      .describe(
        "The WhatsApp messages of the months of the range, by workflow and category. Null as `sms` is.",
      ),
  })
  .meta({ id: "Insights" });

export const insightsRange = z
  .object({
    weeks: wholeNumber(1, MAX_WEEKS).default(12).describe("The number of weeks, the current one included."),
    timezone: timezone.default("UTC").describe("The time zone of days and weeks; weeks begin on Monday."),
    from: localDate
      .optional()
      .describe("With `to`, in place of `weeks`: the first day on which meetings were booked."),
    to: localDate.optional().describe("The last such day; it is included."),
    compare: z.enum(["previous"]).optional().describe("Also count as many days before."),
    host: id.optional().describe("Only meetings of this host."),
    team: id.optional().describe("Only meetings with a host from this team."),
    bookpage: id.optional().describe("Only what was booked on this page."),
    type: id.optional().describe("Only meetings of this appointment type."),
    source: z.enum(INSIGHT_SOURCES).optional().describe("Only what was booked there."),
  })
  .superRefine(({ from, to }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (from === undefined && to === undefined) return;
    if (from === undefined) return refuse("from", "is needed beside to");
    if (to === undefined) return refuse("to", "is needed beside from");
    if (to < from) return refuse("to", "must not be before from");
    if (to >= addDays(from, MAX_RANGE_DAYS)) refuse("to", `must be at most ${MAX_RANGE_DAYS} days from from`);
  });

export type InsightsQuery = z.output<typeof insightsRange>;
