import { preparedRoute, routes } from "@/lib/api/route";
import { syncCalendarContract } from "@/lib/domain/calendars/contract";
import { readCalendar } from "@/lib/domain/calendars/queries";
import { syncNow } from "@/lib/domain/calendars/reading/sync-now";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    syncCalendarContract,
    ({ db, auth, params, now }) => syncNow(db, auth.organization, params, now),
    ({ db, auth, params }) => readCalendar(db, auth.organization, params.user_id, params.calendar_id),
  ),
);
