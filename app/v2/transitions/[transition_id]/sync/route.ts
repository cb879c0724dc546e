import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { syncTransitionAgain } from "@/lib/domain/lifecycle/transitions/change-transition";
import { syncTransitionContract } from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(syncTransitionContract, ({ db, auth, params, body, now }) =>
    syncTransitionAgain(db, { organization: auth.organization, id: params.transition_id, now }, body.token),
  ),
);
