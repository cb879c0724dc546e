import { preparedRoute, routes } from "@/lib/api/route";
import { createHoldContract } from "@/lib/domain/bookings/holds/contract";
import { holdTime, refreshHeld } from "@/lib/domain/bookings/resource/hold-time";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    createHoldContract,
    ({ db, auth, body, now }) => refreshHeld(db, auth.organization, body, now),
    ({ db, auth, body, now }) => holdTime(db, auth, body, now),
  ),
);
