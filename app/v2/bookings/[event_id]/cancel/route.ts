import { route, routes } from "@/lib/api/route";
import { cancelBookingContract } from "@/lib/domain/bookings/contract";
import { cancelBooking } from "@/lib/domain/bookings/resource/cancel-booking";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(cancelBookingContract, (call) =>
    cancelBooking(call.db, toEventTarget(call), call.body, call.auth.member),
  ),
);
