import { updateEventEndpoint } from "@/lib/api/bulk/endpoints";
import { route, routes } from "@/lib/api/route";
import { readEventContract } from "@/lib/domain/events/contract";
import { readEvent } from "@/lib/domain/events/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readEventContract, ({ db, auth, params }) =>
    readEvent(db, auth.organization, params.event_id, auth.member),
  ),
  updateEventEndpoint,
);
