import { readEventContract } from "@/lib/events/contract";
import { targetOf } from "@/lib/events/event-target";
import { updateEventContract } from "@/lib/events/operations-contract";
import { readEvent } from "@/lib/events/queries";
import { refreshHost } from "@/lib/events/refresh-host";
import { updateEvent } from "@/lib/events/update-event";
import { preparedRoute, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readEventContract, ({ db, auth, params }) => readEvent(db, auth.organization, params.event_id)),
  preparedRoute(
    updateEventContract,
    async (call) => call.body.dates && refreshHost(call.db, targetOf(call)),
    async (call) => (await updateEvent(call.db, targetOf(call), call.body)).event,
  ),
);
