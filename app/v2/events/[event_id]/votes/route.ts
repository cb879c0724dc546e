import { targetOf } from "@/lib/events/event-target";
import { voteOnEventContract } from "@/lib/events/operations-contract";
import { voteOnEvent } from "@/lib/events/vote-on-event";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(voteOnEventContract, async (call) => (await voteOnEvent(call.db, targetOf(call), call.body)).event),
);
