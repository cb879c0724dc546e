import { route, routes } from "@/lib/http/route";
import { createPushSubscriptionContract, listPushSubscriptionsContract } from "@/lib/push/contract";
import { createPushSubscription } from "@/lib/push/create-push-subscription";
import { listPushSubscriptions } from "@/lib/push/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listPushSubscriptionsContract, ({ db, auth, params }) =>
    listPushSubscriptions(db, auth.organization, params.user_id),
  ),
  route(createPushSubscriptionContract, ({ db, auth, params, body }) =>
    createPushSubscription(db, auth.organization, params.user_id, body),
  ),
);
