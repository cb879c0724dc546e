import { z } from "zod";
import { bookpage } from "@/lib/domain/booking-pages/bookpages/schema";
import { formResponse } from "@/lib/domain/bookings/forms/responses/schema";
import { waitingEntry } from "@/lib/domain/bookings/waiting-list/schema";
import { workflowMessage } from "@/lib/domain/bookings/workflow-steps/message-schema";
import { event } from "@/lib/domain/events/schema";
import { DELIVERY_ACTIONS, type DeliveryAction } from "@/lib/domain/messaging/webhooks/actions";
import { user } from "@/lib/domain/people/users/schema";
import { id, timestamp } from "@/lib/platform/http/fields";
import type { Json } from "./openapi-components";

/** A tag of its own, because generators write a file for each tag and would overwrite one shared with paths. */
export const WEBHOOK_TAG = "Webhook deliveries";

/** Says when each action happens. */
const SUMMARIES: Record<DeliveryAction, string> = {
  "event.created": "An event was created",
  "event.confirmed": "An event was confirmed: its date and place are settled",
  "event.updated": "A confirmed event was changed",
  "event.cancelled": "An event was cancelled",
  "user.joined": "A user joined the organisation through a link",
  "event.voted": "An invitee voted on dates or places",
  "event.message": "A participant wrote a message",
  "event.declined": "An invitee declined",
  "event.new_invitee": "An invitee was added to an event",
  "event.no_show": "A no-show was recorded or taken back",
  "bookpage.updated": "A booking page was changed",
  "form.answered": "A form was answered",
  "waiting.joined": "A person joined a waiting list",
  "waiting.offered": "A time was offered to a person on a waiting list",
  "workflow.step": "A step of a workflow that is a webhook was due",
  ping: "A test delivery",
};

/** The schemas of resources by the part of an action before its point. */
export const WEBHOOK_RESOURCES: Record<string, z.ZodType> = {
  event,
  user,
  bookpage,
  form: formResponse,
  waiting: waitingEntry,
  workflow: workflowMessage,
  ping: z.object({ webhook: id }),
};

/** `event.new_invitee` → `EventNewInvitee`. */
const toPascalCase = (action: DeliveryAction) =>
  action.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

function buildPayloadSchema(action: DeliveryAction): z.ZodType {
  const [kind = ""] = action.split(".");
  return z
    .object({
      action: z.literal(action),
      organization: id,
      user: id.optional().describe("The user that the resource belongs to."),
      occurred_at: timestamp.describe("When it happened; this and what follows since version `2026-11-23`."),
      changes: z
        .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
        .describe("The changed fields of the resource; empty for a new one."),
      people: event.shape.invitees.describe(
        "The invitees concerned: those who voted, wrote, declined or were added.",
      ),
      message: event.shape.messages.element.nullable().describe("The message that was written."),
      example: z
        .literal(true)
        .optional()
        .describe("An example that was requested to test the receiver: no event happened."),
      mode: z.literal("test").optional().describe("It happened in a sandbox."),
      resource: WEBHOOK_RESOURCES[kind] as z.ZodType,
    })
    .meta({ id: `${toPascalCase(action)}Delivery` });
}

/** The `webhooks` of an OpenAPI document: the body of each action. */
export const describeWebhooks = (toJsonSchema: (schema: z.ZodType) => Json): Json =>
  Object.fromEntries(
    DELIVERY_ACTIONS.map((action) => {
      const schema = toJsonSchema(buildPayloadSchema(action));
      const body = { anyOf: [{ type: "array", items: schema, minItems: 1, maxItems: 1 }, schema] };
      return [action, { post: describeDelivery(action, body) }];
    }),
  );

const describeDelivery = (action: DeliveryAction, schema: Json): Json => ({
  operationId: `receive${toPascalCase(action)}`,
  tags: [WEBHOOK_TAG],
  summary: SUMMARIES[action],
  description: "A list of one, or with `format: object` the action alone.",
  security: [],
  parameters: SIGNATURE_HEADERS,
  requestBody: { required: true, content: { "application/json": { schema } } },
  responses: {
    "2XX": { description: "Received. Any other status is retried, up to 12 times within about five days." },
    410: { description: "Gone: the webhook is disabled." },
  },
});

const buildHeaderParameter = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

/** The headers of Standard Webhooks. */
const SIGNATURE_HEADERS = [
  buildHeaderParameter("webhook-id", "The delivery, the same at every attempt."),
  buildHeaderParameter("webhook-timestamp", "Seconds since 1970, of this attempt."),
  buildHeaderParameter(
    "webhook-signature",
    "HMAC-SHA256 of id, timestamp and body with the webhook's secret.",
  ),
];
