import { createBookingEndpoint } from "@/lib/api/bulk/endpoints";
import { route, routes } from "@/lib/api/route";
import { listBookingsContract } from "@/lib/domain/bookings/contract";
import { listBookings } from "@/lib/domain/bookings/resource/list-bookings";
import { withinTeams } from "@/lib/domain/events/lists/within-teams";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listBookingsContract, ({ db, auth, query, now, url }) =>
    listBookings(db, auth.organization, withinTeams(query, auth.member, query.host !== undefined), {
      now,
      url,
      reader: auth.member,
    }),
  ),
  createBookingEndpoint,
);
