import { route, routes } from "@/lib/api/route";
import {
  createPushSubscriptionContract,
  listPushSubscriptionsContract,
} from "@/lib/domain/events/push/contract";
import { createPushSubscription } from "@/lib/domain/events/push/create-push-subscription";
import { listPushSubscriptions } from "@/lib/domain/events/push/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listPushSubscriptionsContract, ({ db, auth, params }) =>
    listPushSubscriptions(db, auth.organization, params.user_id),
  ),
  route(createPushSubscriptionContract, ({ db, auth, params, body }) =>
    createPushSubscription(db, auth.organization, params.user_id, body, auth.session),
  ),
);
