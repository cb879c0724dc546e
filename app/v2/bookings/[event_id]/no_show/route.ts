import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { setBookingNoShowContract } from "@/lib/domain/bookings/contract";
import { setBookingNoShow } from "@/lib/domain/bookings/resource/set-booking-no-show";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(setBookingNoShowContract, (call) =>
    setBookingNoShow(call.db, toEventTarget(call), call.body),
  ),
);
