import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { switchTransition } from "@/lib/domain/lifecycle/transitions/change-transition";
import { switchTransitionContract } from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(switchTransitionContract, ({ db, auth, params, body, now }) =>
    switchTransition(db, { organization: auth.organization, id: params.transition_id, now }, body),
  ),
);
