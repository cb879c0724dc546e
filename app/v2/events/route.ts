import { createEventContract, listEventsContract } from "@/lib/events/contract";
import { createEvent } from "@/lib/events/create-event";
import { listEvents } from "@/lib/events/list-events";
import { refreshCreator } from "@/lib/events/refresh-creator";
import { preparedRoute, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listEventsContract, ({ db, auth, query, now, url }) =>
    listEvents(db, auth.organization, query, now, url),
  ),
  preparedRoute(
    createEventContract,
    ({ db, auth, body, now }) => refreshCreator(db, auth.organization, body, now),
    ({ db, auth, body, now }) => createEvent(db, auth.organization, body, now),
  ),
);
