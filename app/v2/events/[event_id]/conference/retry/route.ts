import { route, routes } from "@/lib/api/route";
import { retryConferenceContract } from "@/lib/domain/event-conferences/contract";
import { retryConference } from "@/lib/domain/event-conferences/retry-conference";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(retryConferenceContract, (call) => retryConference(call.db, toEventTarget(call))),
);
