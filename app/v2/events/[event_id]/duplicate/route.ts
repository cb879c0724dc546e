import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { duplicateEventContract } from "@/lib/domain/events/operations-contract";
import { duplicateEvent } from "@/lib/domain/events/poll/duplicate-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(duplicateEventContract, (call) => duplicateEvent(call.db, toEventTarget(call), call.body)),
);
