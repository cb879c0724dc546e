import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { declineEventContract } from "@/lib/domain/events/operations-contract";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(declineEventContract, async (call) =>
    redactAddresses((await declineEvent(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
