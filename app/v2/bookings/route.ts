import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createBookingEndpoint } from "@/lib/api/bulk/endpoints";
import { listBookingsContract } from "@/lib/domain/bookings/contract";
import { listBookings } from "@/lib/domain/bookings/resource/list-bookings";
import { filterByTeams } from "@/lib/domain/events/lists/filter-by-teams";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listBookingsContract, ({ db, auth, query, now, url }) =>
    listBookings(db, auth.organization, filterByTeams(query, auth.member, query.host !== undefined), {
      now,
      url,
      reader: auth.member,
    }),
  ),
  createBookingEndpoint,
);
