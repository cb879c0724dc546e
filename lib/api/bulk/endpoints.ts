import {
  cancelBookingContract,
  createBookingContract,
  reassignBookingContract,
  rescheduleBookingContract,
} from "@/lib/domain/bookings/contract";
import { cancelBooking } from "@/lib/domain/bookings/resource/cancel-booking";
import { createBooking } from "@/lib/domain/bookings/resource/create-booking";
import { prepareBooking } from "@/lib/domain/bookings/resource/prepare-booking";
import { reassignBooking } from "@/lib/domain/bookings/resource/reassign-booking";
import { rescheduleBooking } from "@/lib/domain/bookings/resource/reschedule-booking";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Auth } from "@/lib/domain/contracts/auth";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { toEventTarget } from "@/lib/domain/events/changes/event-target";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { createEventContract } from "@/lib/domain/events/contract";
import { createEvent } from "@/lib/domain/events/create-event";
import {
  cancelEventContract,
  confirmEventContract,
  updateEventContract,
} from "@/lib/domain/events/operations-contract";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";
import { syncCreatorCalendars } from "@/lib/domain/events/sync-creator-calendars";
import { buildEndpoint, buildPreparedEndpoint } from "../build-endpoint";
import { isToolRequest } from "../mcp/tool-requests";

/** The source of an event: a key, the console, or an agent. */
const findSource = ({ session }: Auth, request: Request) =>
  isToolRequest(request) ? "mcp" : session === null ? null : "console";

// The endpoints are defined here and not in the route files because batches call them too.

export const createEventEndpoint = buildPreparedEndpoint(
  createEventContract,
  ({ db, auth, body, now }) => syncCreatorCalendars(db, auth.organization, body, now),
  ({ db, auth, body, now, request }) =>
    createEvent(db, auth.organization, body, now, { source: findSource(auth, request) }),
);

export const updateEventEndpoint = buildPreparedEndpoint(
  updateEventContract,
  async (call) => call.body.dates && syncHostCalendars(call.db, toEventTarget(call)),
  async (call) => (await updateEvent(call.db, toEventTarget(call), call.body)).event,
);

export const confirmEventEndpoint = buildPreparedEndpoint(
  confirmEventContract,
  (call) => syncHostCalendars(call.db, toEventTarget(call)),
  async (call) => (await confirmEvent(call.db, toEventTarget(call), call.body, call.query)).event,
);

export const cancelEventEndpoint = buildEndpoint(
  cancelEventContract,
  async (call) => (await cancelEvent(call.db, toEventTarget(call), call.body)).event,
);

export const createBookingEndpoint = buildPreparedEndpoint(
  createBookingContract,
  ({ db, auth, body, now }) => prepareBooking(db, auth.organization, body, now),
  ({ db, auth, body, now, request, prepared }) =>
    createBooking(db, auth, body, { source: findSource(auth, request) ?? "api", prepared, now }),
);

export const rescheduleBookingEndpoint = buildPreparedEndpoint(
  rescheduleBookingContract,
  (call) => syncHostCalendars(call.db, toEventTarget(call)),
  (call) => rescheduleBooking(call.db, toEventTarget(call), call.body, call.auth),
);

export const reassignBookingEndpoint = buildPreparedEndpoint(
  reassignBookingContract,
  async ({ db, auth, body, now }) => {
    if (body?.user) await syncStaleCalendars(db, auth.organization, { user: body.user }, now);
  },
  async (call) =>
    redactAddresses(
      await reassignBooking(call.db, toEventTarget(call), {
        ...call.body,
        user: call.body?.user,
        reader: call.auth.member,
      }),
      call.auth.member,
    ),
);

export const cancelBookingEndpoint = buildEndpoint(cancelBookingContract, (call) =>
  cancelBooking(call.db, toEventTarget(call), call.body, call.auth.member),
);
