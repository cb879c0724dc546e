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
      failed: z.int().describe("Whose calendar could not be opened; tried again every hour."),
      broken: z.int().describe("Whose calendar was connected, and cannot be read any more."),
      left: z.int().describe("Who have disconnected it."),
      unconfirmed: z.int().describe("Who have not confirmed their address, where that is asked for."),
    }),
    failures: z
      .array(
        z.object({ user: id, email: z.string().nullable(), reason: z.string().nullable(), since: timestamp }),
      )
      .describe(`Of those that failed or are broken, ${MAX_NAMED_FAILURES} at most.`),
  })
  .meta({ id: "CalendarConnection" });

const secret = z.string().min(1, "must not be empty").max(1024);

const shared = {
  name: requiredLine(LIMITS.name).optional(),
  domains: z
    .array(emailDomain)
    .min(1)
    .max(50)
    .describe("Whose addresses lie in one of these, and not below, has their calendar connected."),
  unconfirmed: z
    .boolean()
    .default(false)
    .describe(
      "Also people who have not confirmed their address. Only where nobody gives themselves an address: they see when its owner is busy.",
    ),
  try_with: email
    .optional()
    .describe(
      "The address within the domains with whose calendar the connection is tried; default: somebody's of the organisation.",
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
        .describe("The JSON key of a service account with domain-wide delegation, as Google gives it."),
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
