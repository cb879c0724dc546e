import { cancelEvent } from "@/lib/events/cancel-event";
import { targetOf } from "@/lib/events/event-target";
import { cancelEventContract, putCancellationContract } from "@/lib/events/operations-contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(cancelEventContract, async (call) => (await cancelEvent(call.db, targetOf(call), call.body)).event),
  route(
    putCancellationContract,
    async (call) => (await cancelEvent(call.db, targetOf(call), call.body)).event,
  ),
);
