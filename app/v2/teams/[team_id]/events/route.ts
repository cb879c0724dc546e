import { preparedRoute, route, routes } from "@/lib/api/route";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { createTeamEventContract, listTeamEventsContract } from "@/lib/domain/events/team-events/contract";
import { createTeamEvent } from "@/lib/domain/events/team-events/create-team-event";
import { listTeamEvents } from "@/lib/domain/events/team-events/list-team-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listTeamEventsContract, ({ db, auth, params, query, now, url }) =>
    listTeamEvents(db, auth.organization, params.team_id, query, now, url),
  ),
  preparedRoute(
    createTeamEventContract,
    ({ db, auth, params, now }) => refreshBusy(db, auth.organization, { team: params.team_id }, now),
    ({ db, auth, params, body, now }) => createTeamEvent(db, auth.organization, params.team_id, body, now),
  ),
);
