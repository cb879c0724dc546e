import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { remindInvitees } from "@/lib/domain/events/changes/remind-invitees";
import { remindInviteesContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(
    remindInviteesContract,
    async (call) => (await remindInvitees(call.db, toEventTarget(call))).event,
  ),
);
