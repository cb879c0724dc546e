import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createCalendarConnectionContract,
  listCalendarConnectionsContract,
} from "@/lib/domain/calendars/company-calendars/contract";
import { createCalendarConnection } from "@/lib/domain/calendars/company-calendars/create-calendar-connection";
import { listCalendarConnections } from "@/lib/domain/calendars/company-calendars/queries";
import { verifyCalendarConnection } from "@/lib/domain/calendars/company-calendars/verify-calendar-connection";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listCalendarConnectionsContract, ({ db, auth }) =>
    listCalendarConnections(db, auth.organization),
  ),
  buildPreparedEndpoint(
    createCalendarConnectionContract,
    ({ db, auth, body }) => verifyCalendarConnection(db, auth.organization, body),
    ({ db, auth, body }) => createCalendarConnection(db, auth.organization, body),
  ),
);
