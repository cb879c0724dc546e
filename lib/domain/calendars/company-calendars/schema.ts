import { z } from "zod";
import { serverUrl } from "@/lib/domain/calendars/server-address";
import {
  email,
  emailDomain,
  id,
  LIMITS,
  record,
  requiredLine,
  requiredText,
  timestamp,
} from "@/lib/platform/http/fields";

export const CONNECTION_SOURCES = ["google", "office365", "exchange"] as const;

/** Limit per organisation. */
export const MAX_CONNECTIONS = 20;

/** Failures that a response lists. */
export const MAX_NAMED_FAILURES = 100;

export const calendarConnection = record
  .extend({
    source: z.enum(CONNECTION_SOURCES),
    name: z.string(),
    domains: z.array(z.string()),
    unconfirmed: z.boolean(),
    people: z.object({
      connected: z.int(),
      failed: z.int().describe("Users with a calendar that could not be opened; retried every hour."),
      broken: z.int().describe("Users with a connected calendar that can no longer be read."),
      left: z.int().describe("Users who have disconnected it."),
      unconfirmed: z.int().describe("Users who have not confirmed their address, if that is required."),
    }),
    failures: z
      .array(
        z.object({ user: id, email: z.string().nullable(), reason: z.string().nullable(), since: timestamp }),
      )
      .describe(`The failed and broken ones, ${MAX_NAMED_FAILURES} at most.`),
  })
  .meta({ id: "CalendarConnection" });

const secret = z.string().min(1, "must not be empty").max(1024);

const shared = {
  name: requiredLine(LIMITS.name).optional(),
  domains: z
    .array(emailDomain)
    .min(1)
    .max(50)
    .describe(
      "Users with an address in one of these domains, not in a subdomain, have their calendar connected.",
    ),
  unconfirmed: z
    .boolean()
    .default(false)
    .describe(
      "Also includes people who have not confirmed their address. Use it only if people cannot choose their own address: they see when its owner is busy.",
    ),
  try_with: email
    .optional()
    .describe(
      "An address within the domains; the connection is tried with its calendar. Default: the address of any user of the organisation.",
    ),
};

/** A tenant by its id or one of its domains. */
const tenant = requiredText(LIMITS.email).regex(
  /^[A-Za-z0-9.-]+$/,
  "must be the id or a domain of the tenant",
);

export const calendarConnectionBody = z
  .discriminatedUnion("source", [
    z.object({
      source: z.literal("google"),
      credentials: z
        .object({
          client_email: email,
          private_key: requiredText(10_000),
          private_key_id: requiredText(LIMITS.name),
        })
        .describe(
          "The JSON key of a service account with domain-wide delegation, as downloaded from Google.",
        ),
      ...shared,
    }),
    z.object({
      source: z.literal("office365"),
      credentials: z
        .object({ tenant, client_id: requiredText(LIMITS.name), client_secret: secret })
        .describe("An application with the application permission `Calendars.ReadWrite`."),
      ...shared,
    }),
    z.object({
      source: z.literal("exchange"),
      credentials: z
        .object({
          server: serverUrl.describe("The mail server, or the address of its web services."),
          username: requiredText(LIMITS.email),
          password: secret,
        })
        .describe("An account with the role `ApplicationImpersonation`."),
      ...shared,
    }),
  ])
  .meta({ id: "CalendarConnectionBody" });

export type CalendarConnectionBody = z.output<typeof calendarConnectionBody>;
