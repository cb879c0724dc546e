import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deletePushSubscriptionContract } from "@/lib/domain/events/push/contract";
import { deletePushSubscription } from "@/lib/domain/events/push/delete-push-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(deletePushSubscriptionContract, ({ db, auth, params }) =>
    deletePushSubscription(db, auth.organization, params.user_id, params.subscription_id),
  ),
);
