import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listUserCalendarsContract } from "@/lib/domain/calendars/contract";
import { listUserCalendars } from "@/lib/domain/calendars/list-user-calendars";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listUserCalendarsContract, ({ db, auth, query, url }) =>
    listUserCalendars(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
);
