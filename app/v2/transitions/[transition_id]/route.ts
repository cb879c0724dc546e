import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getTransition } from "@/lib/domain/lifecycle/transitions/change-transition";
import { getTransitionContract } from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTransitionContract, ({ db, auth, params, now }) =>
    getTransition(db, auth.organization, params.transition_id, now),
  ),
);
