import { route, routes } from "@/lib/api/route";
import { listBookingRoomsContract } from "@/lib/domain/bookings/contract";
import { listBookingRooms } from "@/lib/domain/bookings/resource/change-room";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listBookingRoomsContract, ({ db, auth, params }) =>
    listBookingRooms(db, { organization: auth.organization, id: params.event_id }),
  ),
);
