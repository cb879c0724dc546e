import { buildEndpoint } from "@/lib/api/build-endpoint";
import {
  createWebhookContract,
  deleteWebhookContract,
  getDeliveryContract,
  getWebhookContract,
  listDeliveriesContract,
  listWebhookActivityContract,
  listWebhookSamplesContract,
  listWebhooksContract,
  pingWebhookContract,
  replayDeliveryContract,
  replayWebhookContract,
  rotateWebhookSecretContract,
  updateWebhookContract,
} from "@/lib/domain/messaging/webhooks/contract";
import { createWebhook } from "@/lib/domain/messaging/webhooks/create-webhook";
import { deleteWebhook } from "@/lib/domain/messaging/webhooks/delete-webhook";
import { listWebhookActivity } from "@/lib/domain/messaging/webhooks/list-webhook-activity";
import { pingWebhook } from "@/lib/domain/messaging/webhooks/ping-webhook";
import {
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
} from "@/lib/domain/messaging/webhooks/queries";
import { replayDeliveries, replayDelivery } from "@/lib/domain/messaging/webhooks/replay-deliveries";
import { rotateWebhookSecret } from "@/lib/domain/messaging/webhooks/rotate-webhook-secret";
import { updateWebhook } from "@/lib/domain/messaging/webhooks/update-webhook";
import { findSample } from "./find-sample";
import { listSamples } from "./list-samples";

// The endpoints are defined here and not in the route files because two route trees serve them: /hooks and /v2/hooks.

export const webhookListEndpoints = [
  buildEndpoint(listWebhooksContract, ({ db, auth, query }) =>
    listWebhooks(db, auth.organization, query.search),
  ),
  buildEndpoint(createWebhookContract, ({ db, auth, body, version }) =>
    createWebhook(db, auth.organization, body, version),
  ),
];

export const webhookActivityEndpoints = [
  buildEndpoint(listWebhookActivityContract, ({ db, auth, now }) =>
    listWebhookActivity(db, auth.organization, now),
  ),
];

export const webhookSampleEndpoints = [
  buildEndpoint(listWebhookSamplesContract, ({ db, auth, query, version, now }) =>
    listSamples(db, auth.organization, { action: query.action, version: query.version ?? version, now }),
  ),
];

export const webhookEndpoints = [
  buildEndpoint(getWebhookContract, ({ db, auth, params }) =>
    getWebhook(db, auth.organization, params.hook_id),
  ),
  buildEndpoint(updateWebhookContract, ({ db, auth, params, body, precondition }) =>
    updateWebhook(db, auth.organization, params.hook_id, body, precondition),
  ),
  buildEndpoint(deleteWebhookContract, ({ db, auth, params, precondition }) =>
    deleteWebhook(db, auth.organization, params.hook_id, precondition),
  ),
];

export const webhookSecretEndpoints = [
  buildEndpoint(rotateWebhookSecretContract, ({ db, auth, params, now }) =>
    rotateWebhookSecret(db, auth.organization, params.hook_id, now),
  ),
];

export const webhookPingEndpoints = [
  buildEndpoint(pingWebhookContract, ({ db, auth, params, body = {}, now }) =>
    pingWebhook(db, auth.organization, params.hook_id, body, { findSample, now }),
  ),
];

export const webhookReplayEndpoints = [
  buildEndpoint(replayWebhookContract, ({ db, auth, params, body, now }) =>
    replayDeliveries(db, auth.organization, params.hook_id, body, now),
  ),
];

export const deliveryListEndpoints = [
  buildEndpoint(listDeliveriesContract, ({ db, auth, params, query, url }) =>
    listDeliveries(db, auth.organization, params.hook_id, query, url),
  ),
];

export const deliveryEndpoints = [
  buildEndpoint(getDeliveryContract, ({ db, auth, params }) => getDelivery(db, auth.organization, params)),
];

export const deliveryReplayEndpoints = [
  buildEndpoint(replayDeliveryContract, ({ db, auth, params }) =>
    replayDelivery(db, auth.organization, params),
  ),
];
