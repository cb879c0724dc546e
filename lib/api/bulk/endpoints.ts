import {
  cancelBookingContract,
  createBookingContract,
  reassignBookingContract,
  rescheduleBookingContract,
} from "@/lib/domain/bookings/contract";
import { cancelBooking } from "@/lib/domain/bookings/resource/cancel-booking";
import { createBooking } from "@/lib/domain/bookings/resource/create-booking";
import { moveBooking } from "@/lib/domain/bookings/resource/move-booking";
import { reassignBooking } from "@/lib/domain/bookings/resource/reassign-booking";
import { refreshBooked } from "@/lib/domain/bookings/resource/refresh-booked";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { createEventContract } from "@/lib/domain/events/contract";
import { createEvent } from "@/lib/domain/events/create-event";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import {
  cancelEventContract,
  confirmEventContract,
  updateEventContract,
} from "@/lib/domain/events/operations-contract";
import { refreshCreator } from "@/lib/domain/events/refresh-creator";
import type { Auth } from "@/lib/platform/http/auth";
import { isOfTool } from "../mcp/tool-requests";
import { preparedRoute, route } from "../route";

/** Who makes a meeting, beside keys: somebody in the console, or an agent. */
const findSource = ({ session }: Auth, request: Request) =>
  isOfTool(request) ? "mcp" : session === null ? null : "console";

// Here, and not in the route files, because a batch calls them, too.

export const createEventEndpoint = preparedRoute(
  createEventContract,
  ({ db, auth, body, now }) => refreshCreator(db, auth.organization, body, now),
  ({ db, auth, body, now, request }) =>
    createEvent(db, auth.organization, body, now, { source: findSource(auth, request) }),
);

export const updateEventEndpoint = preparedRoute(
  updateEventContract,
  async (call) => call.body.dates && refreshHost(call.db, toEventTarget(call)),
  async (call) => (await updateEvent(call.db, toEventTarget(call), call.body)).event,
);

export const confirmEventEndpoint = preparedRoute(
  confirmEventContract,
  (call) => refreshHost(call.db, toEventTarget(call)),
  async (call) => (await confirmEvent(call.db, toEventTarget(call), call.body, call.query)).event,
);

export const cancelEventEndpoint = route(
  cancelEventContract,
  async (call) => (await cancelEvent(call.db, toEventTarget(call), call.body)).event,
);

export const createBookingEndpoint = preparedRoute(
  createBookingContract,
  ({ db, auth, body, now }) => refreshBooked(db, auth.organization, body, now),
  ({ db, auth, body, now, request, prepared }) =>
    createBooking(db, auth, body, { source: findSource(auth, request) ?? "api", found: prepared, now }),
);

export const rescheduleBookingEndpoint = preparedRoute(
  rescheduleBookingContract,
  (call) => refreshHost(call.db, toEventTarget(call)),
  (call) => moveBooking(call.db, toEventTarget(call), call.body, call.auth),
);

export const reassignBookingEndpoint = preparedRoute(
  reassignBookingContract,
  async ({ db, auth, body, now }) => {
    if (body?.user) await refreshBusy(db, auth.organization, { user: body.user }, now);
  },
  async (call) =>
    hideAddresses(
      await reassignBooking(call.db, toEventTarget(call), {
        ...call.body,
        user: call.body?.user,
        reader: call.auth.member,
      }),
      call.auth.member,
    ),
);

export const cancelBookingEndpoint = route(cancelBookingContract, (call) =>
  cancelBooking(call.db, toEventTarget(call), call.body, call.auth.member),
);
