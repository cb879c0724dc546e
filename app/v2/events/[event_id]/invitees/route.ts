import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { inviteToEvent } from "@/lib/domain/events/changes/invite-to-event";
import { inviteToEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(
    inviteToEventContract,
    async (call) => (await inviteToEvent(call.db, toEventTarget(call), call.body)).event,
  ),
);
