import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { confirmDatesContract } from "@/lib/domain/events/operations-contract";
import { confirmDates } from "@/lib/domain/events/poll/confirm-dates";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(confirmDatesContract, (call) => confirmDates(call.db, toEventTarget(call), call.body)),
);
