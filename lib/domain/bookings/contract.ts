import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { noShowBody } from "@/lib/domain/events/operation-schema";
import { id } from "@/lib/platform/http/fields";
import {
  booking,
  bookingBody,
  bookingRoom,
  bookingsQuery,
  cancelBookingBody,
  newBooking,
  reassignBody,
  rescheduleBody,
  roomBody,
} from "./resource/schema";

const tag = "Bookings";

const bookingParams = { tag, params: z.object({ event_id: id }) } as const;

export const listBookingsContract = defineList(
  {
    tag,
    scope: "events:read",
    method: "GET",
    path: "/v2/bookings",
    name: "listBookings",
    audience: "peopleRead",
    summary: "List bookings, newest first",
    description: "Members who are not admins can list their own bookings only, with `host`.",
    query: bookingsQuery,
    memberMay: ({ query: { host } }, me) =>
      host === undefined ? me.role === "manager" : me.people.includes(host),
    status: [200],
    answer: z.array(booking),
  },
  { deletions: "event" },
);

export const createBookingContract = defineContract({
  tag,
  scope: "events:write",
  method: "POST",
  path: "/v2/bookings",
  name: "createBooking",
  audience: "peopleWritten",
  summary: "Create a booking",
  description:
    "Applies every rule of the page: hours, notice, horizon, limits, questions, places and guests; the booking is confirmed at once or requested, as the page is set. The booker's address needs no code. A time that the page does not offer is refused with 409 `slot_taken`: `reasons` are those of `GET /v2/slots/explain`, `nearest_slots` the free times close by. A `series` is booked as a whole or not at all: `occurrences` then has each time that is not free, with its `index`, `reasons` and `nearest_slots`, for `series.instead`. Members who are not admins book on pages of their own.",
  body: bookingBody, // the handler checks the owner
  location: "/v2/bookings/:_id",
  status: [201],
  answer: newBooking,
  example: {
    body: {
      page: "jane",
      start: "2031-03-10T09:00:00+01:00",
      attendee: { name: "Ana Silva", email: "ana@example.com", timezone: "Europe/Lisbon", language: "pt" },
      guests: ["bo@example.com"],
      message: "It is about the roof.",
      metadata: { order: "A-1045" },
    },
  },
});

export const getBookingContract = defineContract({
  ...bookingParams,
  scope: "events:read",
  method: "GET",
  path: "/v2/bookings/:event_id",
  name: "getBooking",
  audience: "meetingsRead",
  summary: "Get a booking",
  description: "The event with its booking fields; 404 for events that are not bookings.",
  status: [200],
  answer: booking,
});

const change = {
  ...bookingParams,
  scope: "events:write",
  method: "POST",
  status: [200],
  answer: booking,
} as const;

export const rescheduleBookingContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/reschedule",
  name: "rescheduleBooking",
  exact: true,
  audience: "peopleWritten",
  summary: "Reschedule a confirmed booking",
  description:
    'It stays confirmed, with its links. Of a series, `scope: "following"` moves all to come by as much on its clocks, all or none; the answer is the booking that was named, and a 409 has `occurrences`, each with `index`, `reasons` and `nearest_slots`, for `instead`. Of a meeting with seats `invitee` moves one booker alone: the answer is the meeting where that seat is now. 409 `slot_taken` with `nearest_slots`, and as `reasons` those of `GET /v2/slots/explain`, if the page does not offer the time; 409 `conflict` while it is a request, or once its page is gone.',
  body: rescheduleBody,
  example: { body: { start: "2031-03-12T09:00:00+01:00", reason: "The train does not run." } },
});

export const cancelBookingContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/cancel",
  name: "cancelBooking",
  exact: true,
  audience: "peopleWritten",
  summary: "Cancel a booking",
  description:
    'It stays readable and frees the time that it took. Cancelling again changes nothing. Of a series, `scope: "following"` cancels all to come. Of a meeting with seats `invitee` gives up one booker\'s seat alone; the meeting goes with the last.',
  body: cancelBookingBody,
  example: { body: { reason: "The train does not run." } },
});

export const reassignBookingContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/reassign",
  name: "reassignBooking",
  exact: true,
  audience: "peopleWritten",
  summary: "Reassign a booking to another host",
  description:
    "Assigns the booking to the named user, or to another member picked by the team's rule. The new host must be free at this time, buffers included, and within their own hours; otherwise 409 `slot_taken`. All participants are notified by mail, and the entry moves to the calendar of the new host. Members who are not admins may hand their own bookings to members of the same team.",
  body: reassignBody,
  example: { body: { user: "65f0c1a2b3c4d5e6f7a8b9c0" } },
});

export const listBookingRoomsContract = defineList(
  {
    ...bookingParams,
    scope: "events:read",
    method: "GET",
    path: "/v2/bookings/:event_id/rooms",
    name: "listBookingRooms",
    audience: "teamsWritten",
    summary: "List the free rooms for a booking",
    description:
      "At the time of the booking; the rooms that match its page first, the smallest before the others. The list is empty while the booking is a request.",
    status: [200],
    answer: z.array(bookingRoom),
  },
  { deletions: null, unsynced: "worked out as it is asked for" },
);

export const changeBookingRoomContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/room",
  name: "changeBookingRoom",
  exact: true,
  audience: "teamsWritten",
  summary: "Change the room of a booking",
  description:
    "For a confirmed booking that is not over, else 409. Any free room of the organisation, whether it matches the page or not; 409 `slot_taken` if it is not free. All participants are notified of the new room.",
  body: roomBody,
  example: { body: { room: "65f0c1a2b3c4d5e6f7a8b9c0" } },
});

export const setBookingNoShowContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/no_show",
  name: "setBookingNoShow",
  exact: true,
  audience: "peopleWritten",
  summary: "Record no-shows of a booking",
  description:
    "For a confirmed booking that has begun, else 409. Guests are not notified; webhooks are (`event.no_show`). Repeating the call changes nothing.",
  body: noShowBody,
  example: { body: { invitee: "ana@example.com", no_show: true } },
});
