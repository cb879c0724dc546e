import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createPushSubscriptionContract,
  listPushSubscriptionsContract,
} from "@/lib/domain/events/push/contract";
import { createPushSubscription } from "@/lib/domain/events/push/create-push-subscription";
import { listPushSubscriptions } from "@/lib/domain/events/push/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listPushSubscriptionsContract, ({ db, auth, params }) =>
    listPushSubscriptions(db, auth.organization, params.user_id),
  ),
  buildEndpoint(createPushSubscriptionContract, ({ db, auth, params, body }) =>
    createPushSubscription(db, auth.organization, params.user_id, body, auth.session),
  ),
);
