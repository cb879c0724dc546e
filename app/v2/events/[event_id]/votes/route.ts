import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import { voteOnEventContract } from "@/lib/domain/events/operations-contract";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(voteOnEventContract, async (call) =>
    redactAddresses((await voteOnEvent(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
