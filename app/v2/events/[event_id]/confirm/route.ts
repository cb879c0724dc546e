import { confirmEvent } from "@/lib/events/confirm-event";
import { targetOf } from "@/lib/events/event-target";
import { confirmEventContract } from "@/lib/events/operations-contract";
import { refreshHost } from "@/lib/events/refresh-host";
import { preparedRoute, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    confirmEventContract,
    (call) => refreshHost(call.db, targetOf(call)),
    async (call) => (await confirmEvent(call.db, targetOf(call), call.body, call.query)).event,
  ),
);
