import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteCalendarContract } from "@/lib/domain/calendars/contract";
import { deleteCalendar } from "@/lib/domain/calendars/delete-calendar";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(deleteCalendarContract, ({ db, auth, params, precondition }) =>
    deleteCalendar(db, auth.organization, params, precondition),
  ),
);
