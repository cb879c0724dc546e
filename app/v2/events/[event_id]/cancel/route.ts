import { cancelEventEndpoint } from "@/lib/api/bulk/endpoints";
import { route, routes } from "@/lib/api/route";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { putCancellationContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  cancelEventEndpoint,
  route(
    putCancellationContract,
    async (call) => (await cancelEvent(call.db, toEventTarget(call), call.body)).event,
  ),
);
