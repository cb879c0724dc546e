import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { undoSwitch } from "@/lib/domain/lifecycle/transitions/change-transition";
import { revertTransitionContract } from "@/lib/domain/lifecycle/transitions/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(revertTransitionContract, ({ db, auth, params, now }) =>
    undoSwitch(db, { organization: auth.organization, id: params.transition_id, now }),
  ),
);
