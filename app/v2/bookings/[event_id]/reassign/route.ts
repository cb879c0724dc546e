import { preparedRoute, routes } from "@/lib/api/route";
import { reassignBookingContract } from "@/lib/domain/bookings/contract";
import { reassignBooking } from "@/lib/domain/bookings/resource/reassign-booking";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    reassignBookingContract,
    async ({ db, auth, body, now }) => {
      if (body?.user) await refreshBusy(db, auth.organization, { user: body.user }, now);
    },
    async (call) =>
      hideAddresses(
        await reassignBooking(call.db, toEventTarget(call), {
          user: call.body?.user,
          reader: call.auth.member,
        }),
        call.auth.member,
      ),
  ),
);
