import { z } from "zod";
import { REQUIRED_MESSAGE } from "@/lib/domain/contracts/explain-issues";
import { httpsUrl, id, record, timestamp } from "@/lib/platform/http/fields";
import { DELIVERY_ACTIONS, WEBHOOK_ACTIONS } from "./actions";
import { DELIVERY_FORMATS } from "./formats/delivery-formats";
import { DELIVERY_STATES, WEBHOOK_VERSIONS } from "./options";

const action = z.enum(WEBHOOK_ACTIONS);

const version = z
  .enum(WEBHOOK_VERSIONS)
  .describe(
    "The version of the payload; default for a new webhook: the API version of the request. It stays fixed when newer versions appear. `2026-11-01` has `action`, `organization`, `user` and `resource`; `2026-11-23` also `occurred_at`, `changes`, `people` and `message`; resources are those of the API in that version (`/changelog`).",
  );

const MAX_FILTERED = 100;

const ids = z.array(id).max(MAX_FILTERED);

export const webhookFilter = z
  .object({
    pages: ids.optional().describe("Only these booking pages, with their types."),
    types: ids.optional().describe("Only these appointment types."),
    teams: ids.optional().describe("Only these teams."),
  })
  .describe(
    "Limits the deliveries to resources that match each given list; resources without a page are then left out. Null: everything.",
  )
  .meta({ id: "WebhookFilter" });

export type WebhookFilter = z.output<typeof webhookFilter>;

const format = z
  .enum(DELIVERY_FORMATS)
  .describe(
    "The form of the body: a list of one action (the default), or the action itself. `calendly`, `calcom`: that of their webhooks, with their signature, for receivers that cannot change yet.",
  );

export const webhook = record
  .extend({
    organization: id,
    scope: z.literal("organization"),
    action: action.describe("The first of `actions`."),
    actions: z.array(action),
    target_url: z.string(),
    format,
    version,
    filter: webhookFilter.nullable(),
    disabled_at: timestamp.nullable().describe("Nothing is sent from then on, until a PUT enables it again."),
    disabled_reason: z.enum(["gone", "failing"]).nullable(),
    failing_since: timestamp.nullable().describe("The time since which every delivery has failed."),
  })
  .meta({ id: "Webhook" });

const secret = z
  .string()
  .describe("Verifies signatures (Standard Webhooks). Answered here and never again.")
  .meta({ examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"] });

export const newWebhook = webhook.extend({ secret }).meta({ id: "CreatedWebhook" });

export const webhookBody = z
  .object({
    action: action.optional().describe("The action to subscribe to; or name several as `actions`."),
    actions: z
      .array(action)
      .min(1)
      .max(WEBHOOK_ACTIONS.length)
      .optional()
      .describe("All that it subscribes to, each once; with `action`, that is one of them."),
    target_url: httpsUrl,
    format: format.optional(),
    version: version.optional(),
    filter: webhookFilter.nullable().optional(),
  })
  .superRefine(({ action: one, actions }, context) => {
    const addIssue = (path: string, code: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], params: { code }, message });
    if (!one && !actions) addIssue("action", "required", REQUIRED_MESSAGE);
    if (one && actions && !actions.includes(one)) addIssue("action", "mismatch", "must be one of actions");
    if (actions && new Set(actions).size < actions.length)
      addIssue("actions", "duplicate", "must name each action once");
  })
  .meta({ id: "WebhookBody" });

export type WebhookBody = z.output<typeof webhookBody>;

export const rotatedSecret = z
  .object({
    secret,
    previous_valid_until: timestamp.describe("Until then, deliveries have signatures of both secrets."),
  })
  .meta({ id: "RotatedSecret" });

export const state = z.enum(DELIVERY_STATES);

export type DeliveryState = z.output<typeof state>;

const lastAttempt = z.object({
  started_at: timestamp,
  status: z.int().nullable().describe("The HTTP status of the response; null: there was none."),
  error: z.string().nullable(),
});

export const delivery = z
  .object({
    _id: id.describe("Also the header `webhook-id`, the same at every attempt."),
    webhook: id,
    action: z.enum(DELIVERY_ACTIONS),
    state,
    attempts: z.int(),
    last_attempt: lastAttempt.nullable().describe("null: it was not tried yet."),
    next_at: timestamp.nullable().describe("The time of the next attempt."),
    createdAt: timestamp,
  })
  .meta({ id: "Delivery" });

/** Numbers of deliveries in one hour by state. */
const hour = z.object({ delivered: z.int(), failed: z.int(), pending: z.int() });

export const activity = z
  .object({
    since: timestamp.describe("The start of the first of the 24 hours; the last one is not over."),
    hooks: z.array(
      z.object({
        _id: id,
        hours: z.array(hour).describe("24 of them; deliveries by their creation."),
        last_delivery: delivery.nullable().describe("The newest delivery; null: nothing was sent yet."),
      }),
    ),
  })
  .meta({ id: "HookActivity" });

export const deliveryWithLog = delivery
  .omit({ attempts: true, last_attempt: true })
  .extend({
    body: z.string().describe("The body as it is sent."),
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

export const pingBody = z
  .object({
    action: action
      .optional()
      .describe(
        "Sends an example of this action, with the newest resource that exists; default: a delivery with the action `ping`.",
      ),
  })
  .optional();

export type PingBody = z.output<typeof pingBody>;

export const samplesQuery = z.object({
  action: action.describe("The action of the example."),
  version: version.optional().describe("In the form of which day; default: that of the request."),
});

export const webhookSamples = z
  .object({
    samples: z
      .array(
        z
          .looseObject({
            action,
            organization: id,
            example: z.literal(true).describe("Nothing has happened."),
            resource: z.looseObject({}).describe("The resource as the API returns it."),
          })
          .meta({ id: "HookSample" }),
      )
      .describe("Each as a webhook with `format: object` is sent it; the newest first."),
    made_up: z.boolean().describe("Your organisation has no such resource yet: this one is invented."),
  })
  .meta({ id: "HookSamples" });
