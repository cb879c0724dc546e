import { route, routes } from "@/lib/api/route";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { targetOf } from "@/lib/domain/events/changes/event-target";
import { declineEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(declineEventContract, async (call) => (await declineEvent(call.db, targetOf(call), call.body)).event),
);
