import { createEventEndpoint } from "@/lib/api/bulk/endpoints";
import { route, routes } from "@/lib/api/route";
import { listEventsContract } from "@/lib/domain/events/contract";
import { listEvents } from "@/lib/domain/events/lists/list-events";
import { withinTeams } from "@/lib/domain/events/lists/within-teams";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listEventsContract, ({ db, auth, query, now, url }) =>
    listEvents(
      db,
      auth.organization,
      withinTeams(query, auth.member, Boolean(query.creator_users?.length || query.team)),
      { now, url, reader: auth.member },
    ),
  ),
  createEventEndpoint,
);
