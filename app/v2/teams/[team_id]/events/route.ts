import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import { createTeamEventContract, listTeamEventsContract } from "@/lib/domain/events/team-events/contract";
import { createTeamEvent } from "@/lib/domain/events/team-events/create-team-event";
import { listTeamEvents } from "@/lib/domain/events/team-events/list-team-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTeamEventsContract, ({ db, auth, params, query, now, url }) =>
    listTeamEvents(db, auth.organization, params.team_id, query, now, url),
  ),
  buildPreparedEndpoint(
    createTeamEventContract,
    ({ db, auth, params, now }) => syncStaleCalendars(db, auth.organization, { team: params.team_id }, now),
    ({ db, auth, params, body, now }) => createTeamEvent(db, auth.organization, params.team_id, body, now),
  ),
);
