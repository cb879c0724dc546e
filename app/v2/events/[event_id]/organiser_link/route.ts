import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getOrganiserLinkContract } from "@/lib/domain/events/operations-contract";
import { getOrganiserLink } from "@/lib/domain/events/visitor/get-organiser-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOrganiserLinkContract, ({ db, auth, params }) =>
    getOrganiserLink(db, auth.organization, params.event_id),
  ),
);
