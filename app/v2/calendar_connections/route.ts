import { preparedRoute, route, routes } from "@/lib/api/route";
import {
  connectCompanyContract,
  listCalendarConnectionsContract,
} from "@/lib/domain/calendars/company-calendars/contract";
import { createConnection } from "@/lib/domain/calendars/company-calendars/create-connection";
import { listConnections } from "@/lib/domain/calendars/company-calendars/queries";
import { verifyConnection } from "@/lib/domain/calendars/company-calendars/verify-connection";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listCalendarConnectionsContract, ({ db, auth }) => listConnections(db, auth.organization)),
  preparedRoute(
    connectCompanyContract,
    ({ db, auth, body }) => verifyConnection(db, auth.organization, body),
    ({ db, auth, body }) => createConnection(db, auth.organization, body),
  ),
);
