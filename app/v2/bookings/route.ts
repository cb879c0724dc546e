import { preparedRoute, route, routes } from "@/lib/api/route";
import { createBookingContract, listBookingsContract } from "@/lib/domain/bookings/contract";
import { createBooking } from "@/lib/domain/bookings/resource/create-booking";
import { listBookings } from "@/lib/domain/bookings/resource/list-bookings";
import { refreshBooked } from "@/lib/domain/bookings/resource/refresh-booked";
import { withinTeams } from "@/lib/domain/events/lists/within-teams";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listBookingsContract, ({ db, auth, query, now, url }) =>
    listBookings(db, auth.organization, withinTeams(query, auth.member, query.host !== undefined), {
      now,
      url,
      reader: auth.member,
    }),
  ),
  preparedRoute(
    createBookingContract,
    ({ db, auth, body, now }) => refreshBooked(db, auth.organization, body, now),
    ({ db, auth, body, now }) => createBooking(db, auth, body, now),
  ),
);
