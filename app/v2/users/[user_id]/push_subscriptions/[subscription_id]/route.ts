import { route, routes } from "@/lib/http/route";
import { deletePushSubscriptionContract } from "@/lib/push/contract";
import { deletePushSubscription } from "@/lib/push/delete-push-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(deletePushSubscriptionContract, ({ db, auth, params }) =>
    deletePushSubscription(db, auth.organization, params.user_id, params.subscription_id),
  ),
);
