import { syncCalendarContract } from "@/lib/calendars/contract";
import { readCalendar } from "@/lib/calendars/queries";
import { syncNow } from "@/lib/calendars/sync-now";
import { preparedRoute, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    syncCalendarContract,
    ({ db, auth, params, now }) => syncNow(db, auth.organization, params, now),
    ({ db, auth, params }) => readCalendar(db, auth.organization, params.user_id, params.calendar_id),
  ),
);
