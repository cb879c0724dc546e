import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { CHANNEL_PURPOSES } from "./options";

const purpose = z
  .enum(CHANNEL_PURPOSES)
  .describe(
    "`organization`: meetings without a channel of their own. `admins`: calendars that cannot be read. `team`, `page`: meetings of a team's members or of a booking page, in place of the organisation's channel.",
  );

const MAX_SLACK_ID = 64;

const slackId = z
  .string()
  .max(MAX_SLACK_ID)
  .regex(/^[A-Z0-9]+$/, "must be an id of Slack, such as C0123456789")
  .meta({ examples: ["C0123456789"] });

const slackChannel = z
  .object({
    purpose,
    team: id.nullable(),
    page: id.nullable(),
    subject: z.string().nullable().describe("The name of the team, or the nickname of the page."),
    channel: z.string().meta({ examples: ["C0123456789"] }),
    name: z
      .string()
      .describe("Without the leading #.")
      .meta({ examples: ["bookings"] }),
    problem: z.string().nullable().describe("Slack's error for the last message; null after a success."),
  })
  .meta({ id: "SlackChannel" });

export const slackConnection = z
  .object({
    available: z.boolean().describe("This installation has an app at Slack."),
    connected: z.boolean(),
    workspace: z.string().nullable(),
    problem: z.string().nullable().describe("Slack's error that has ended the access; connect again."),
    channels: z.array(slackChannel),
    people: z
      .object({
        found: z.int(),
        missing: z
          .array(z.object({ user: id, full_name: z.string().nullable(), email: z.string() }))
          .describe("The first 20 users without a member of the workspace with their address."),
        missing_count: z.int(),
        waiting: z.int().describe("Users who were not looked up yet."),
      })
      .describe("Users and the members of the workspace, matched by address."),
    updatedAt: timestamp.nullable(),
  })
  .meta({ id: "SlackConnection" });

export const slackAuthorization = z
  .object({ url: z.url().describe("Slack's page, for this session and ten minutes.") })
  .meta({ id: "SlackAuthorization" });

export const slackChannelsQuery = z.object({
  q: z.string().max(80).optional().describe("A part of the name."),
});

export const slackChannelChoices = z
  .object({
    channels: z.array(
      z.object({
        channel: z.string(),
        name: z.string(),
        is_private: z.boolean(),
        is_member: z
          .boolean()
          .describe("The app can write there already; it joins public channels by itself."),
      }),
    ),
  })
  .meta({ id: "SlackChannelChoices" });

export const slackChannelBody = z
  .object({
    purpose,
    team: id.nullish().describe("Required for the purpose `team`."),
    page: id.nullish().describe("Required for the purpose `page`."),
    channel: slackId.nullable().describe("Null: none."),
  })
  .superRefine(({ purpose: of, team, page }, context) => {
    for (const [name, value] of Object.entries({ team, page })) {
      if (of === name && !value)
        context.addIssue({ code: "custom", path: [name], message: `is required for the purpose ${name}` });
      if (of !== name && value)
        context.addIssue({ code: "custom", path: [name], message: `is for the purpose ${name} only` });
    }
  })
  .meta({ id: "SlackChannelBody" });

export const slackTestBody = z
  .object({ purpose: z.enum(["organization", "admins"]).describe("Whose channel gets the message.") })
  .meta({ id: "SlackTestBody" });

export const slackTestResponse = z.object({ name: z.string() }).meta({ id: "SlackTest" });

const LAST_HOUR = 23;

const dayHour = z
  .int()
  .min(0)
  .max(LAST_HOUR)
  .nullable()
  .describe("The hour, on the user's clock, of a message with the meetings of the day; null: none.");

export const slackPreferences = z
  .object({
    available: z.boolean().describe("The organisation has connected a workspace."),
    found: z.boolean().nullable().describe("A member has the user's address; null: not looked up yet."),
    direct: z.boolean().describe("Direct messages about the user's meetings."),
    day_hour: dayHour,
  })
  .meta({ id: "SlackPreferences" });

export const slackPreferencesBody = z
  .object({ direct: z.boolean().optional(), day_hour: dayHour.optional() })
  .meta({ id: "SlackPreferencesBody" });

export type SlackChannelBody = z.output<typeof slackChannelBody>;
export type SlackTestBody = z.output<typeof slackTestBody>;
export type SlackPreferencesBody = z.output<typeof slackPreferencesBody>;
