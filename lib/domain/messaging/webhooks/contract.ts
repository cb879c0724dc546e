import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { id } from "@/lib/platform/http/fields";
import { deliveryFilter } from "./delivery-filter";
import {
  activity,
  delivery,
  deliveryWithLog,
  newWebhook,
  pingBody,
  replayBody,
  rotatedSecret,
  samplesQuery,
  webhook,
  webhookBody,
  webhookSamples,
} from "./schema";

const write = { tag: "Webhooks", scope: "hooks:write" } as const;
const read = { tag: "Webhooks", scope: "hooks:read" } as const;

const webhookParams = z.object({ hook_id: id });
const deliveryParams = z.object({ hook_id: id, delivery_id: id });

/** For operations without parameters in their body. */
const emptyBody = { body: z.object({}).optional(), example: { body: {} } };

export const listWebhooksContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/hooks",
    name: "listHooks",
    audience: "admins",
    summary: "List webhooks, newest first",
    query: z.object({
      search: z
        .string()
        .max(200)
        .optional()
        .describe("Text that the address or the action contains, case-insensitive."),
    }),
    status: [200],
    answer: z.object({ hooks: z.array(webhook) }),
  },
  { deletions: "webhook", at: "hooks" },
);

export const createWebhookContract = defineContract({
  ...write,
  method: "POST",
  path: "/hooks",
  name: "createHook",
  audience: "admins",
  summary: "Create a webhook",
  description:
    "Deliveries are POST requests, signed with the `secret`, which this response shows once (Standard Webhooks). Success is any status of 200 to 299 within 20 seconds; otherwise a delivery is tried up to 12 times within about five days. 410 disables the webhook, as do five days of failures.",
  body: webhookBody,
  location: "/hooks/:_id",
  status: [201],
  answer: newWebhook,
  example: { body: { action: "event.confirmed", target_url: "https://hooks.example.com/bookpage" } },
});

export const listWebhookActivityContract = defineContract({
  ...read,
  method: "GET",
  path: "/hooks/activity",
  name: "listHookActivity",
  audience: "admins",
  summary: "Count the deliveries of each webhook by hour (last 24 hours)",
  fromReplica: true,
  status: [200],
  answer: activity,
});

export const listWebhookSamplesContract = defineContract({
  ...read,
  method: "GET",
  path: "/hooks/samples",
  name: "listHookSamples",
  audience: "admins",
  summary: "Preview the payload of an action",
  description:
    "For programs that are set up before the first event, such as automations: an example of the action with the newest existing resource, or else with an invented one. It is never empty, and nothing is sent.",
  query: samplesQuery,
  status: [200],
  answer: webhookSamples,
});

export const getWebhookContract = defineContract({
  ...read,
  method: "GET",
  path: "/hooks/:hook_id",
  name: "getHook",
  audience: "admins",
  summary: "Get a webhook",
  params: webhookParams,
  status: [200],
  answer: webhook,
});

export const updateWebhookContract = defineContract({
  ...write,
  method: "PUT",
  path: "/hooks/:hook_id",
  name: "updateHook",
  audience: "admins",
  summary: "Update a webhook; enables a disabled one",
  params: webhookParams,
  body: webhookBody,
  sentBack: newWebhook,
  status: [200],
  answer: webhook,
  example: { body: { action: "event.cancelled", target_url: "https://hooks.example.com/bookpage" } },
});

export const deleteWebhookContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/hooks/:hook_id",
  name: "deleteHook",
  audience: "admins",
  summary: "Delete a webhook and its deliveries",
  params: webhookParams,
  status: [204],
  answer: z.null(),
});

export const rotateWebhookSecretContract = defineContract({
  ...write,
  ...emptyBody,
  method: "POST",
  path: "/hooks/:hook_id/secret",
  name: "rotateHookSecret",
  exact: true,
  audience: "admins",
  summary: "Rotate the secret of a webhook",
  description: "For 24 hours deliveries carry two signatures, of the new secret and of the previous one.",
  params: webhookParams,
  status: [200],
  answer: rotatedSecret,
});

export const pingWebhookContract = defineContract({
  ...write,
  method: "POST",
  path: "/hooks/:hook_id/ping",
  name: "pingHook",
  exact: true,
  audience: "admins",
  summary: "Send a test delivery",
  description:
    "Its action is `ping`; or it is an example of the named `action`, with the newest existing resource and `example: true`, whether the webhook subscribes to it or not; 409 while there is no such resource.",
  params: webhookParams,
  body: pingBody,
  example: { body: { action: "event.confirmed" } },
  location: "/hooks/:hook_id/deliveries/:_id",
  status: [201],
  answer: delivery,
});

export const replayWebhookContract = defineContract({
  ...write,
  method: "POST",
  path: "/hooks/:hook_id/replay",
  name: "replayHook",
  exact: true,
  audience: "admins",
  summary: "Resend the deliveries of a period",
  description:
    "Resends all deliveries that were created from `since` to `until`, delivered or not, with their ids and bodies; the oldest 10,000 of them. `n` is their number.",
  params: webhookParams,
  body: replayBody,
  status: [200],
  answer: z.object({ n: z.int().describe("The number of deliveries to be sent again."), ok: z.literal(1) }),
  example: { body: { since: "2031-03-10T00:00:00Z", until: "2031-03-11T00:00:00Z" } },
});

export const listDeliveriesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/hooks/:hook_id/deliveries",
    name: "listDeliveries",
    audience: "admins",
    summary: "List stored deliveries (usually the last 30 days), newest first",
    params: webhookParams,
    query: deliveryFilter,
    fromReplica: true,
    status: [200],
    answer: z.array(delivery),
  },
  { deletions: null },
);

export const getDeliveryContract = defineContract({
  ...read,
  method: "GET",
  path: "/hooks/:hook_id/deliveries/:delivery_id",
  name: "getDelivery",
  audience: "admins",
  summary: "Get a delivery with its attempts",
  params: deliveryParams,
  status: [200],
  answer: deliveryWithLog,
});

export const replayDeliveryContract = defineContract({
  ...write,
  ...emptyBody,
  method: "POST",
  path: "/hooks/:hook_id/deliveries/:delivery_id/replay",
  name: "replayDelivery",
  exact: true,
  audience: "admins",
  summary: "Resend a delivery with the same id and body",
  params: deliveryParams,
  status: [200],
  answer: delivery,
});
