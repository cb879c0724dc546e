import { route } from "@/lib/api/route";
import {
  createHookContract,
  deleteHookContract,
  listDeliveriesContract,
  listHookActivityContract,
  listHookSamplesContract,
  listHooksContract,
  pingHookContract,
  readDeliveryContract,
  readHookContract,
  replayDeliveryContract,
  replayHookContract,
  rotateHookSecretContract,
  updateHookContract,
} from "@/lib/domain/messaging/webhooks/contract";
import { createWebhook } from "@/lib/domain/messaging/webhooks/create-webhook";
import { deleteWebhook } from "@/lib/domain/messaging/webhooks/delete-webhook";
import { listActivity } from "@/lib/domain/messaging/webhooks/list-activity";
import { pingWebhook } from "@/lib/domain/messaging/webhooks/ping-webhook";
import {
  listDeliveries,
  listWebhooks,
  readDelivery,
  readWebhook,
} from "@/lib/domain/messaging/webhooks/queries";
import { replayDelivery, replayRange } from "@/lib/domain/messaging/webhooks/replay-deliveries";
import { rotateSecret } from "@/lib/domain/messaging/webhooks/rotate-secret";
import { updateWebhook } from "@/lib/domain/messaging/webhooks/update-webhook";
import { findSample } from "./find-sample";
import { listSamples } from "./list-samples";

// Here, and not in the route files, because two trees of routes serve them: /hooks and /v2/hooks.

export const hooks = [
  route(listHooksContract, ({ db, auth, query }) => listWebhooks(db, auth.organization, query.search)),
  route(createHookContract, ({ db, auth, body, version }) =>
    createWebhook(db, auth.organization, body, version),
  ),
];

export const hookActivity = [
  route(listHookActivityContract, ({ db, auth, now }) => listActivity(db, auth.organization, now)),
];

export const hookSamples = [
  route(listHookSamplesContract, ({ db, auth, query, version, now }) =>
    listSamples(db, auth.organization, { action: query.action, version: query.version ?? version, now }),
  ),
];

export const hook = [
  route(readHookContract, ({ db, auth, params }) => readWebhook(db, auth.organization, params.hook_id)),
  route(updateHookContract, ({ db, auth, params, body, precondition }) =>
    updateWebhook(db, auth.organization, params.hook_id, body, precondition),
  ),
  route(deleteHookContract, ({ db, auth, params, precondition }) =>
    deleteWebhook(db, auth.organization, params.hook_id, precondition),
  ),
];

export const hookSecret = [
  route(rotateHookSecretContract, ({ db, auth, params, now }) =>
    rotateSecret(db, auth.organization, params.hook_id, now),
  ),
];

export const hookPing = [
  route(pingHookContract, ({ db, auth, params, body = {}, now }) =>
    pingWebhook(db, auth.organization, params.hook_id, body, { findSample, now }),
  ),
];

export const hookReplay = [
  route(replayHookContract, ({ db, auth, params, body, now }) =>
    replayRange(db, auth.organization, params.hook_id, body, now),
  ),
];

export const deliveries = [
  route(listDeliveriesContract, ({ db, auth, params, query, url }) =>
    listDeliveries(db, auth.organization, params.hook_id, query, url),
  ),
];

export const hookDelivery = [
  route(readDeliveryContract, ({ db, auth, params }) => readDelivery(db, auth.organization, params)),
];

export const deliveryReplay = [
  route(replayDeliveryContract, ({ db, auth, params }) => replayDelivery(db, auth.organization, params)),
];
