import { route, routes } from "@/lib/api/route";
import { readBookingContract } from "@/lib/domain/bookings/contract";
import { readBooking } from "@/lib/domain/bookings/resource/list-bookings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readBookingContract, ({ db, auth, params, now }) =>
    readBooking(db, auth.organization, params.event_id, { now, reader: auth.member }),
  ),
);
