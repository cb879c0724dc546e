import { declineEvent } from "@/lib/events/decline-event";
import { targetOf } from "@/lib/events/event-target";
import { declineEventContract } from "@/lib/events/operations-contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(declineEventContract, async (call) => (await declineEvent(call.db, targetOf(call), call.body)).event),
);
