import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteCalendarConnectionContract,
  getCalendarConnectionContract,
} from "@/lib/domain/calendars/company-calendars/contract";
import { deleteCalendarConnection } from "@/lib/domain/calendars/company-calendars/delete-calendar-connection";
import { getCalendarConnection } from "@/lib/domain/calendars/company-calendars/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getCalendarConnectionContract, ({ db, auth, params }) =>
    getCalendarConnection(db, auth.organization, params.connection_id),
  ),
  buildEndpoint(deleteCalendarConnectionContract, ({ db, auth, params, precondition }) =>
    deleteCalendarConnection(db, auth.organization, params.connection_id, precondition),
  ),
);
