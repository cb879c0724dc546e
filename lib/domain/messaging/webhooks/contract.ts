import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "The webhooks of the organisation, newest first",
    query: z.object({
      search: z.string().max(200).optional().describe("Occurs in the address or the action, in any case."),
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
  summary: "Subscribe an address to actions",
  description:
    "Deliveries are POST requests, signed with the `secret` that is answered here once (Standard Webhooks). Success is any status of 200 to 299 within 20 seconds; otherwise a delivery is tried up to 12 times within about five days. 410 disables the webhook, as do five days of failures.",
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
  summary: "How many deliveries each webhook had in each of the last 24 hours",
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
  summary: "What a webhook is sent of an action",
  description:
    "For programs that are set up before anything has happened, as automations are: an example of the action with the newest that there is as its resource, or else with an invented one. It is never empty, and nothing is sent.",
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
  summary: "A webhook",
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
  summary: "Change a webhook; enables it again if it was disabled",
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
  summary: "Exchange the secret",
  description: "For 24 hours deliveries carry a signature of the new secret and one of the last.",
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
  summary: "Send a delivery to try the receiver with",
  description:
    "Its action is `ping`; or it is an example of the `action` that is named, with the newest that there is as its resource and `example: true`, whether the webhook subscribes to it or not; 409 while there is nothing of the kind.",
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
  summary: "Send the deliveries of a time again",
  description:
    "All that were created from `since` to `until`, delivered or not, with their ids and bodies; the oldest 10,000 of them. `n` is their number.",
  params: webhookParams,
  body: replayBody,
  status: [200],
  answer: z.object({ n: z.int().describe("How many are sent again."), ok: z.literal(1) }),
  example: { body: { since: "2031-03-10T00:00:00Z", until: "2031-03-11T00:00:00Z" } },
});

export const listDeliveriesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/hooks/:hook_id/deliveries",
    name: "listDeliveries",
    audience: "admins",
    summary: "The deliveries that are kept (usually those of the last 30 days), newest first",
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
  summary: "A delivery, with every attempt",
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
  summary: "Send a delivery again, with its id and body",
  params: deliveryParams,
  status: [200],
  answer: delivery,
});
