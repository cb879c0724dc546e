import { route, routes } from "@/lib/api/route";
import {
  deleteCalendarConnectionContract,
  readCalendarConnectionContract,
} from "@/lib/domain/calendars/company-calendars/contract";
import { deleteConnection } from "@/lib/domain/calendars/company-calendars/delete-connection";
import { readConnection } from "@/lib/domain/calendars/company-calendars/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readCalendarConnectionContract, ({ db, auth, params }) =>
    readConnection(db, auth.organization, params.connection_id),
  ),
  route(deleteCalendarConnectionContract, ({ db, auth, params, precondition }) =>
    deleteConnection(db, auth.organization, params.connection_id, precondition),
  ),
);
