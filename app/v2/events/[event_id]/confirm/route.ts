import { preparedRoute, routes } from "@/lib/api/route";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";
import { confirmEventContract } from "@/lib/domain/events/operations-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    confirmEventContract,
    (call) => refreshHost(call.db, toEventTarget(call)),
    async (call) => (await confirmEvent(call.db, toEventTarget(call), call.body, call.query)).event,
  ),
);
