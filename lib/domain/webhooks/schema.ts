import { z } from "zod";
import { httpsUrl, id, record, timestamp } from "@/lib/platform/http/fields";
import { WEBHOOK_ACTIONS } from "./actions";

const action = z.enum(WEBHOOK_ACTIONS);

const format = z
  .enum(["array", "object"])
  .describe("What is sent: a list of one action (the default), or the action itself.");

export const webhook = record
  .extend({
    organization: id,
    scope: z.literal("organization"),
    action,
    target_url: z.string(),
    format,
    disabled_at: timestamp.nullable().describe("Nothing is sent from then on, until a PUT enables it again."),
    disabled_reason: z.enum(["gone", "failing"]).nullable(),
    failing_since: timestamp.nullable().describe("Since when every delivery has failed."),
  })
  .meta({ id: "Webhook" });

const secret = z
  .string()
  .describe("Verifies signatures (Standard Webhooks). Answered here and never again.")
  .meta({ examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"] });

export const newWebhook = webhook.extend({ secret }).meta({ id: "NewWebhook" });

export const webhookBody = z
  .object({ action, target_url: httpsUrl, format: format.optional() })
  .meta({ id: "WebhookBody" });

export type WebhookBody = z.output<typeof webhookBody>;

export const rotatedSecret = z
  .object({
    secret,
    previous_valid_until: timestamp.describe("Until then, deliveries are signed with both."),
  })
  .meta({ id: "RotatedSecret" });

export const state = z.enum(["pending", "delivered", "failed"]);

export type DeliveryState = z.output<typeof state>;

/** What became of a webhook's deliveries in one hour. */
const hour = z.object({ delivered: z.int(), failed: z.int(), pending: z.int() });

export const activity = z
  .object({
    since: timestamp.describe("When the first of the 24 hours began; the last one is not over."),
    hooks: z.array(
      z.object({ _id: id, hours: z.array(hour).describe("24 of them; deliveries by when they were made.") }),
    ),
  })
  .meta({ id: "HookActivity" });

export const delivery = z
  .object({
    _id: id.describe("Also the header `webhook-id`, the same at every attempt."),
    webhook: id,
    action: z.string(),
    state,
    attempts: z.int(),
    next_at: timestamp.nullable().describe("When it is tried next."),
    createdAt: timestamp,
  })
  .meta({ id: "Delivery" });

export const deliveryWithLog = delivery
  .omit({ attempts: true })
  .extend({
    body: z.string().describe("The text as it is sent."),
    attempts: z.array(
      z.object({
        number: z.int(),
        started_at: timestamp,
        ms: z.int().describe("Milliseconds until the answer was complete."),
        status: z.int().nullable(),
        error: z.string().nullable(),
        answer: z.string().nullable().describe("The first kilobyte of the answer's body."),
      }),
    ),
  })
  .meta({ id: "DeliveryWithLog" });

export const replayBody = z
  .object({ since: timestamp, until: timestamp.optional().describe("Default: now.") })
  .refine(({ since, until }) => !until || since <= until, {
    path: ["until"],
    error: "must not be before since",
  })
  .meta({ id: "ReplayBody" });

export type ReplayBody = z.output<typeof replayBody>;
