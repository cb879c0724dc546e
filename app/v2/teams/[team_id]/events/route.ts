import { route, routes } from "@/lib/http/route";
import { listTeamEventsContract } from "@/lib/teams/contract";
import { listTeamEvents } from "@/lib/teams/list-team-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listTeamEventsContract, ({ db, auth, params, query, now, url }) =>
    listTeamEvents(db, auth.organization, params.team_id, query, now, url),
  ),
);
