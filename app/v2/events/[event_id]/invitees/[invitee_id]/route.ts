import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { removeInviteeContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(removeInviteeContract, (call) =>
    removeInvitee(call.db, toEventTarget(call), call.params.invitee_id),
  ),
);
