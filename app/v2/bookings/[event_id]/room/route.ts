import { preparedRoute, routes } from "@/lib/api/route";
import { changeBookingRoomContract } from "@/lib/domain/bookings/contract";
import { changeRoom } from "@/lib/domain/bookings/resource/change-room";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    changeBookingRoomContract,
    async ({ db, auth, body, now }) => {
      if (body?.room) await refreshBusy(db, auth.organization, { user: body.room }, now);
    },
    async (call) => changeRoom(call.db, toEventTarget(call), call.body ?? {}),
  ),
);
