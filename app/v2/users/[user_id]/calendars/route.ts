import { readCalendarListContract, updateCalendarListContract } from "@/lib/calendars/contract";
import { readCalendarList } from "@/lib/calendars/queries";
import { updateCalendarList } from "@/lib/calendars/update-calendar-list";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readCalendarListContract, ({ db, auth, params }) =>
    readCalendarList(db, auth.organization, params.user_id),
  ),
  route(updateCalendarListContract, ({ db, auth, params, body, precondition }) =>
    updateCalendarList(db, auth.organization, params.user_id, body, precondition),
  ),
);
