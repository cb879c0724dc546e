import { preparedRoute, route, routes } from "@/lib/api/route";
import { createEventContract, listEventsContract } from "@/lib/domain/events/contract";
import { createEvent } from "@/lib/domain/events/create-event";
import { listEvents } from "@/lib/domain/events/lists/list-events";
import { withinTeams } from "@/lib/domain/events/lists/within-teams";
import { refreshCreator } from "@/lib/domain/events/refresh-creator";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listEventsContract, ({ db, auth, query, now, url }) =>
    listEvents(
      db,
      auth.organization,
      withinTeams(query, auth.member, Boolean(query.creator_users?.length || query.team)),
      { now, url, reader: auth.member },
    ),
  ),
  preparedRoute(
    createEventContract,
    ({ db, auth, body, now }) => refreshCreator(db, auth.organization, body, now),
    ({ db, auth, body, now }) => createEvent(db, auth.organization, body, now),
  ),
);
