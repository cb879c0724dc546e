import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { retryConferenceContract } from "@/lib/domain/events/event-conferences/contract";
import { retryConference } from "@/lib/domain/events/event-conferences/retry-conference";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(retryConferenceContract, (call) => retryConference(call.db, toEventTarget(call))),
);
