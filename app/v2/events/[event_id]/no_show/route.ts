import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { setNoShow } from "@/lib/domain/events/changes/set-no-show";
import { setNoShowContract } from "@/lib/domain/events/operations-contract";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(setNoShowContract, async (call) =>
    redactAddresses((await setNoShow(call.db, toEventTarget(call), call.body)).event, call.auth.member),
  ),
);
