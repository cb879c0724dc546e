import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listBookingRoomsContract } from "@/lib/domain/bookings/contract";
import { listBookingRooms } from "@/lib/domain/bookings/resource/change-booking-room";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listBookingRoomsContract, ({ db, auth, params }) =>
    listBookingRooms(db, { organization: auth.organization, id: params.event_id }),
  ),
);
