import { connectCalendar } from "@/lib/calendars/connect-calendar";
import {
  connectCalendarContract,
  readCalendarListContract,
  updateCalendarListContract,
} from "@/lib/calendars/contract";
import { readCalendarList } from "@/lib/calendars/queries";
import { updateCalendarList } from "@/lib/calendars/update-calendar-list";
import { verifyAccount } from "@/lib/calendars/verify-account";
import { preparedRoute, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readCalendarListContract, ({ db, auth, params }) =>
    readCalendarList(db, auth.organization, params.user_id),
  ),
  preparedRoute(
    connectCalendarContract,
    ({ db, auth, params, body }) => verifyAccount(db, auth.organization, params.user_id, body),
    ({ db, auth, params, body, prepared, now }) =>
      connectCalendar(
        db,
        auth.organization,
        params.user_id,
        { source: body.source, account: prepared, name: "name" in body ? body.name : undefined },
        now,
      ),
  ),
  route(updateCalendarListContract, ({ db, auth, params, body, precondition }) =>
    updateCalendarList(db, auth.organization, params.user_id, body, precondition),
  ),
);
