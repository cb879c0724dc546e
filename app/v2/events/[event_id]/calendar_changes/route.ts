import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listCalendarChangesContract } from "@/lib/domain/events/calendar-changes/contract";
import { listCalendarChanges } from "@/lib/domain/events/calendar-changes/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listCalendarChangesContract, ({ db, auth, params }) =>
    listCalendarChanges(db, auth.organization, params.event_id, auth.member),
  ),
);
