import { z } from "zod";
import { noShowBody } from "@/lib/domain/events/operation-schema";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "What was booked on pages, newest first",
    description: "A member who is no admin asks with `host` for bookings of their own.",
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
  summary: "Book as the page does",
  description:
    "By every rule of the page: its hours, notice, horizon and limits, what it asks for, its places and how many guests it takes; confirmed at once or requested, as the page has it. The booker's address is not asked for a code. A time that the page does not offer is refused with 409 `slot_taken`: `reasons` are those of `GET /v2/slots/explain`, `nearest_slots` the free times close by. Of a `series` nothing is booked unless all of it can be: `occurrences` then has each time that is not free, with its `index`, `reasons` and `nearest_slots`, for `series.instead`. Members who are no admins book on pages of their own.",
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
  summary: "A booking",
  description: "The event with what it is as a booking; other events are unknown here.",
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
  summary: "Move a confirmed booking to another time that its page offers",
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
  summary: "Give a booking to another host",
  description:
    "To the user who is named, or to whom the rule of the team picks among its other members: free at this time, buffers included, and within their own hours; 409 `slot_taken` if nobody is. Everybody is told by mail, and the entry moves to the calendar of the new host. Members who are no admins may hand theirs to members of its team.",
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
    summary: "The rooms that are free for a booking",
    description:
      "At its time; those first that are as its page asks, the smallest before the others. None while it is a request.",
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
  summary: "Give a booking another room",
  description:
    "Of a confirmed booking that is not over, else 409. Any room of the organisation that is free, whether it is as the page asks or not; 409 `slot_taken` where it is not. Everybody is told where the meeting is now.",
  body: roomBody,
  example: { body: { room: "65f0c1a2b3c4d5e6f7a8b9c0" } },
});

export const setBookingNoShowContract = defineContract({
  ...change,
  path: "/v2/bookings/:event_id/no_show",
  name: "setBookingNoShow",
  exact: true,
  audience: "peopleWritten",
  summary: "Note who did not come to a booking",
  description:
    "Of a confirmed booking that has begun, else 409. Guests are not told; webhooks are (`event.no_show`). The same again changes nothing.",
  body: noShowBody,
  example: { body: { invitee: "ana@example.com", no_show: true } },
});
