import { route, routes } from "@/lib/api/route";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import { voteOnEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(voteOnEventContract, async (call) =>
    hideAddresses((await voteOnEvent(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
