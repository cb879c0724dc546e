import { route, routes } from "@/lib/api/route";
import { listCalendarChangesContract } from "@/lib/domain/events/calendar-changes/contract";
import { listCalendarChanges } from "@/lib/domain/events/calendar-changes/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listCalendarChangesContract, ({ db, auth, params }) =>
    listCalendarChanges(db, auth.organization, params.event_id, auth.member),
  ),
);
