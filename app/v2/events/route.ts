import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createEventEndpoint } from "@/lib/api/bulk/endpoints";
import { listEventsContract } from "@/lib/domain/events/contract";
import { filterByTeams } from "@/lib/domain/events/lists/filter-by-teams";
import { listEvents } from "@/lib/domain/events/lists/list-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listEventsContract, ({ db, auth, query, now, url }) =>
    listEvents(
      db,
      auth.organization,
      filterByTeams(query, auth.member, Boolean(query.creator_users?.length || query.team)),
      { now, url, reader: auth.member },
    ),
  ),
  createEventEndpoint,
);
