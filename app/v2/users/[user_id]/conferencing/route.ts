import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getConferencingContract } from "@/lib/domain/conferencing/conferences/contract";
import { getConferencing } from "@/lib/domain/conferencing/conferences/get-conferencing";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getConferencingContract, ({ db, auth, params }) =>
    getConferencing(db, auth.organization, params.user_id),
  ),
);
