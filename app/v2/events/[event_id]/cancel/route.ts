import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { cancelEventEndpoint } from "@/lib/api/bulk/endpoints";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { putCancellationContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  cancelEventEndpoint,
  buildEndpoint(
    putCancellationContract,
    async (call) => (await cancelEvent(call.db, toEventTarget(call), call.body)).event,
  ),
);
