import { confirmEvent } from "@/lib/events/confirm-event";
import { targetOf } from "@/lib/events/event-target";
import { confirmEventContract } from "@/lib/events/operations-contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(
    confirmEventContract,
    async (call) => (await confirmEvent(call.db, targetOf(call), call.body, call.query)).event,
  ),
);
