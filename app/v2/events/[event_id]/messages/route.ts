import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { addMessageContract } from "@/lib/domain/events/operations-contract";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(addMessageContract, async (call) =>
    redactAddresses((await addMessage(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
