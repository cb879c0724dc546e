import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { changeBookingRoomContract } from "@/lib/domain/bookings/contract";
import { changeBookingRoom } from "@/lib/domain/bookings/resource/change-booking-room";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    changeBookingRoomContract,
    async ({ db, auth, body, now }) => {
      if (body?.room) await syncStaleCalendars(db, auth.organization, { user: body.room }, now);
    },
    async (call) => changeBookingRoom(call.db, toEventTarget(call), call.body ?? {}),
  ),
);
