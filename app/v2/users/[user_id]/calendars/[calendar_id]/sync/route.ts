import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { syncCalendarContract } from "@/lib/domain/calendars/contract";
import { getCalendar } from "@/lib/domain/calendars/queries";
import { syncCalendarNow } from "@/lib/domain/calendars/sync/sync-calendar-now";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    syncCalendarContract,
    ({ db, auth, params, now }) => syncCalendarNow(db, auth.organization, params, now),
    ({ db, auth, params }) => getCalendar(db, auth.organization, params.user_id, params.calendar_id),
  ),
);
