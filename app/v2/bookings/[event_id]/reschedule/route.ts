import { preparedRoute, routes } from "@/lib/api/route";
import { rescheduleBookingContract } from "@/lib/domain/bookings/contract";
import { moveBooking } from "@/lib/domain/bookings/resource/move-booking";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    rescheduleBookingContract,
    (call) => refreshHost(call.db, toEventTarget(call)),
    (call) => moveBooking(call.db, toEventTarget(call), call.body, call.auth),
  ),
);
