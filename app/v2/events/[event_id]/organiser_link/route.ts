import { route, routes } from "@/lib/api/route";
import { readOrganiserLinkContract } from "@/lib/domain/events/operations-contract";
import { readOrganiserLink } from "@/lib/domain/events/visitor/organiser-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOrganiserLinkContract, ({ db, auth, params }) =>
    readOrganiserLink(db, auth.organization, params.event_id),
  ),
);
