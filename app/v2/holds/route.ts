import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createHoldContract } from "@/lib/domain/bookings/holds/contract";
import { holdTime, prepareHold } from "@/lib/domain/bookings/resource/hold-time";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    createHoldContract,
    ({ db, auth, body, now }) => prepareHold(db, auth.organization, body, now),
    ({ db, auth, body, now, prepared }) => holdTime(db, auth, body, { prepared, now }),
  ),
);
