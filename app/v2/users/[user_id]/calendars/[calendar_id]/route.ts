import { route, routes } from "@/lib/api/route";
import { deleteCalendarContract } from "@/lib/domain/calendars/contract";
import { deleteCalendar } from "@/lib/domain/calendars/delete-calendar";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(deleteCalendarContract, ({ db, auth, params, precondition }) =>
    deleteCalendar(db, auth.organization, params, precondition),
  ),
);
