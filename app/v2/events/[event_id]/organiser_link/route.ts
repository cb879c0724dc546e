import { readOrganiserLinkContract } from "@/lib/events/operations-contract";
import { readOrganiserLink } from "@/lib/events/organiser-link";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOrganiserLinkContract, ({ db, auth, params }) =>
    readOrganiserLink(db, auth.organization, params.event_id),
  ),
);
