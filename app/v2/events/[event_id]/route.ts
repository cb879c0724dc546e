import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { updateEventEndpoint } from "@/lib/api/bulk/endpoints";
import { getEventContract } from "@/lib/domain/events/contract";
import { getEvent } from "@/lib/domain/events/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getEventContract, ({ db, auth, params }) =>
    getEvent(db, auth.organization, params.event_id, auth.member),
  ),
  updateEventEndpoint,
);
