import { preparedRoute, route, routes } from "@/lib/api/route";
import { verifyAccount } from "@/lib/domain/calendars/access/verify-account";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import {
  connectCalendarContract,
  readCalendarListContract,
  updateCalendarListContract,
} from "@/lib/domain/calendars/contract";
import { readCalendarList } from "@/lib/domain/calendars/queries";
import { updateCalendarList } from "@/lib/domain/calendars/update-calendar-list";

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
