import { targetOf } from "@/lib/events/event-target";
import { inviteToEvent } from "@/lib/events/invite-to-event";
import { inviteToEventContract } from "@/lib/events/operations-contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(
    inviteToEventContract,
    async (call) => (await inviteToEvent(call.db, targetOf(call), call.body)).event,
  ),
);
