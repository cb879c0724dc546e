import { preparedRoute, route, routes } from "@/lib/api/route";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { readEventContract } from "@/lib/domain/events/contract";
import { updateEventContract } from "@/lib/domain/events/operations-contract";
import { readEvent } from "@/lib/domain/events/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readEventContract, ({ db, auth, params }) =>
    readEvent(db, auth.organization, params.event_id, auth.member),
  ),
  preparedRoute(
    updateEventContract,
    async (call) => call.body.dates && refreshHost(call.db, toEventTarget(call)),
    async (call) => (await updateEvent(call.db, toEventTarget(call), call.body)).event,
  ),
);
