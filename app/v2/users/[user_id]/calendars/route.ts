import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { verifyCalendarAccount } from "@/lib/domain/calendars/access/verify-calendar-account";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import {
  connectCalendarContract,
  getCalendarListContract,
  updateCalendarListContract,
} from "@/lib/domain/calendars/contract";
import { getCalendarList } from "@/lib/domain/calendars/queries";
import { updateCalendarList } from "@/lib/domain/calendars/update-calendar-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getCalendarListContract, ({ db, auth, params }) =>
    getCalendarList(db, auth.organization, params.user_id),
  ),
  buildPreparedEndpoint(
    connectCalendarContract,
    ({ db, auth, params, body }) => verifyCalendarAccount(db, auth.organization, params.user_id, body),
    ({ db, auth, params, body, prepared, now }) =>
      connectCalendar(
        db,
        auth.organization,
        params.user_id,
        { source: body.source, account: prepared, name: "name" in body ? body.name : undefined },
        now,
      ),
  ),
  buildEndpoint(updateCalendarListContract, ({ db, auth, params, body, precondition }) =>
    updateCalendarList(db, auth.organization, params.user_id, body, precondition),
  ),
);
