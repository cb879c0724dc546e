import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { finishTransition } from "@/lib/domain/lifecycle/transitions/change-transition";
import { finishTransitionContract } from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(finishTransitionContract, ({ db, auth, params, body, now }) =>
    finishTransition(db, { organization: auth.organization, id: params.transition_id, now }, body.token),
  ),
);
