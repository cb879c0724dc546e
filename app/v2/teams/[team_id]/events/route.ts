import { refreshBusy } from "@/lib/calendars/refresh-busy";
import { preparedRoute, route, routes } from "@/lib/http/route";
import { listTeamEventsContract } from "@/lib/teams/contract";
import { createTeamEvent } from "@/lib/teams/create-team-event";
import { createTeamEventContract } from "@/lib/teams/event-contract";
import { listTeamEvents } from "@/lib/teams/list-team-events";

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
