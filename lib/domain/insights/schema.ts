import { z } from "zod";
import { id, timestamp, timezone } from "@/lib/platform/http/fields";

/** Most weeks that are counted at once, and how many pages and teams are named. */
export const MAX_WEEKS = 52;
export const MAX_INSIGHT_ENTRIES = 20;

const counts = {
  booked: z.int().describe("Meetings that were created."),
  cancelled: z.int().describe("Of these, how many are cancelled now."),
};

const attendance = {
  held: z.int().describe("Of these, how many were confirmed and have begun, and are not cancelled."),
  no_shows: z.int().describe("Of those held, how many somebody did not come to."),
};

const days = z.int().nullable();

export const insights = z
  .object({
    ...counts,
    ...attendance,
    since: timestamp.describe("When the first of the weeks began; the last one is not over."),
    median_lead_days: z
      .number()
      .nullable()
      .describe("Days from the creation of confirmed meetings to their start."),
    weeks: z.array(z.object({ starts_at: timestamp, ...counts })),
    lead_times: z
      .array(z.object({ from_days: z.int(), to_days: days.describe("Null: and more."), booked: z.int() }))
      .describe("How many confirmed meetings were created how many full days before their start."),
    pages: z
      .array(z.object({ bookpage: id.nullable(), nickname: z.string().nullable(), ...counts, ...attendance }))
      .describe("The booking pages with most meetings; null stands for meetings without a page."),
    hosts: z
      .array(z.object({ user: id, name: z.string(), ...attendance }))
      .describe("The hosts of most meetings that were held."),
    teams: z
      .array(z.object({ team: id, name: z.string(), ...counts }))
      .describe("A meeting counts for each team of which its host is a member."),
    rooms: z
      .array(
        z.object({
          room: id,
          name: z.string(),
          ...counts,
          held: attendance.held,
          hours_held: z.number().describe("How long those held took."),
        }),
      )
      .describe("The rooms with most meetings."),
  })
  .meta({ id: "Insights" });

export const insightsRange = z.object({
  weeks: z.coerce
    .number({ error: `must be a whole number from 1 to ${MAX_WEEKS}` })
    .int()
    .min(1)
    .max(MAX_WEEKS)
    .default(12)
    .describe("How many weeks, the present one included."),
  timezone: timezone.default("UTC").describe("Where weeks begin on Monday."),
});

export type InsightsQuery = z.output<typeof insightsRange>;
