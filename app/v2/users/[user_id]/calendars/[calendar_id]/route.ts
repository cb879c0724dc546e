import { deleteCalendarContract } from "@/lib/calendars/contract";
import { deleteCalendar } from "@/lib/calendars/delete-calendar";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(deleteCalendarContract, ({ db, auth, params, precondition }) =>
    deleteCalendar(db, auth.organization, params, precondition),
  ),
);
