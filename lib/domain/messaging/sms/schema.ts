import { z } from "zod";
import { timestamp } from "@/lib/platform/http/fields";
import { hasSigningSecret, SMS_PROVIDERS, type SmsProviderName } from "./options";

const provider = z.enum(SMS_PROVIDERS);

/** A number in E.164, a pool of numbers at Twilio (`MG…`), or a name of 11 characters at most. */
const SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 &+_-]{1,11})$/;

const sender = z
  .string()
  .trim()
  .regex(SENDER, "must be a number such as +4915112345678, the id of a messaging service, or a name")
  .describe(
    "The number in E.164, the id of a messaging service (`MG…`), or a name of at most 11 letters and digits, to which nobody can reply.",
  );

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 21:00");

const quietHours = z
  .object({
    from: timeOfDay.meta({ examples: ["21:00"] }),
    until: timeOfDay.meta({ examples: ["08:00"] }),
  })
  .refine(({ from, until }) => from !== until, { path: ["until"], message: "must be another time than from" })
  .nullable()
  .describe("The hours in which workflows send no SMS, on the reader's clock. Null: none.");

const budgetKind = z
  .enum(["parts", "amount"])
  .describe("`parts` of messages, or an `amount` of money in the currency in which the provider bills.");

const budget = z
  .object({ kind: budgetKind, limit: z.number() })
  .nullable()
  .describe("The most that text messages of workflows may use in a month (UTC). Null: no limit.");

const MAX_BUDGET = 10_000_000;

const budgetBody = z
  .object({
    kind: budgetKind,
    limit: z
      .number()
      .positive()
      .max(MAX_BUDGET)
      .refine(
        (limit) => Math.abs(limit * 100 - Math.round(limit * 100)) < 1e-6,
        "must have at most two decimals",
      ),
  })
  .refine(({ kind, limit }) => kind === "amount" || Number.isInteger(limit), {
    path: ["limit"],
    message: "must be a whole number of parts",
  })
  .nullable()
  .describe(
    "The most that text messages of workflows may use in a month (UTC). Admins get a mail at 80 and at 100 percent; steps beyond it are skipped with `over_budget`. Null: no limit.",
  );

export const smsAccount = z
  .object({
    connected: z.boolean(),
    provider: provider.nullable(),
    account_id: z.string().nullable(),
    sender: z.string().nullable(),
    quiet_hours: quietHours,
    budget,
    usage: z
      .object({
        month: z.string().meta({ examples: ["2026-11"] }),
        messages: z.int(),
        parts: z.int(),
        cost: z.number().describe("The prices that the provider has reported so far."),
        currency: z.string().nullable().describe("ISO 4217; null until a price is known."),
      })
      .describe("What was sent in this month."),
    problem: z
      .string()
      .nullable()
      .describe(
        "What the provider said when it last rejected the account; null since a message was accepted.",
      ),
    incoming_url: z
      .string()
      .nullable()
      .describe(
        "The address for replies, to be entered at the provider: the reply STOP ends the messages to a number, START starts them again. Null without `https`.",
      ),
    updatedAt: timestamp.nullable(),
  })
  .meta({ id: "SmsAccount" });

const MAX_ACCOUNT_ID = 64;

const ACCOUNT_IDS = {
  twilio: {
    pattern: /^AC[0-9a-f]{32}$/,
    message: "must be an account SID: AC and 32 digits or letters from a to f",
  },
  vonage: { pattern: /^[0-9a-f]{8}$/, message: "must be an API key: 8 digits or letters from a to f" },
} as const satisfies Record<SmsProviderName, { pattern: RegExp; message: string }>;

export const smsAccountBody = z
  .object({
    provider: provider.optional().describe("Default `twilio`."),
    account_id: z
      .string()
      .trim()
      .max(MAX_ACCOUNT_ID)
      .describe("Twilio's account SID, or the API key of Vonage."),
    auth_token: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "Twilio's auth token, or the API secret of Vonage. Required for another account. Stored encrypted, and in no response.",
      ),
    signature_secret: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        "The signature secret of Vonage, which signs its webhooks. Required for another account there. Stored encrypted, and in no response.",
      ),
    sender,
    quiet_hours: quietHours.optional(),
    budget: budgetBody.optional(),
  })
  .superRefine(
    ({ provider = "twilio", account_id: accountId, sender: from, signature_secret: secret }, context) => {
      const report = (path: string, code: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message, params: { code } });
      const { pattern, message } = ACCOUNT_IDS[provider];
      if (!pattern.test(accountId)) report("account_id", "invalid_format", message);
      if (provider !== "twilio" && from.startsWith("MG"))
        report("sender", "unsupported", "must be a number or a name, as messaging services are Twilio's");
      if (secret !== undefined && !hasSigningSecret(provider))
        report("signature_secret", "unsupported", "has no use with this provider");
    },
  )
  .meta({ id: "SmsAccountBody" });

export const smsTestBody = z
  .object({
    to: z.string().trim().max(30).describe("A number with its country code, such as +49 151 12345678."),
  })
  .meta({ id: "SmsTestBody" });

export const smsTestResponse = z
  .object({ to: z.string().describe("The number in E.164."), parts: z.int() })
  .meta({ id: "SmsTest" });

export type SmsAccountBody = z.output<typeof smsAccountBody>;
