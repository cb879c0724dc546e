import { route, routes } from "@/lib/api/route";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { declineEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(
    declineEventContract,
    async (call) => (await declineEvent(call.db, toEventTarget(call), call.body)).event,
  ),
);
