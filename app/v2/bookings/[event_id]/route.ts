import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getBookingContract } from "@/lib/domain/bookings/contract";
import { getBooking } from "@/lib/domain/bookings/resource/list-bookings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getBookingContract, ({ db, auth, params, now }) =>
    getBooking(db, auth.organization, params.event_id, { now, reader: auth.member }),
  ),
);
