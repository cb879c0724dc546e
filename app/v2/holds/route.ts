import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createHoldContract } from "@/lib/domain/bookings/holds/contract";
import { holdTime, syncHoldCalendars } from "@/lib/domain/bookings/resource/hold-time";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    createHoldContract,
    ({ db, auth, body, now }) => syncHoldCalendars(db, auth.organization, body, now),
    ({ db, auth, body, now }) => holdTime(db, auth, body, now),
  ),
);
