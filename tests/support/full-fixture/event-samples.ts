import { buildTestBookingBody } from "../bookings";
import { buildTestEventBody } from "../events";
import { makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";

export const eventSamples: OperationSamples = {
  receiveMail: { foreign: 404, call: () => ({ path: "/v2/inbound-mail", body: "From: a@example.com" }) },
  retryConference: {
    foreign: 404,
    call: ({ linkless }) => ({ path: `/v2/events/${linkless._id}/conference/retry` }),
  },
  listEvents: {
    foreign: "empty",
    call: ({ user }) => ({ path: `/v2/events?creator_users=${user._id}&invitee_emails=${user.emails[0]}` }),
  },
  getEvent: { foreign: 404, call: ({ event }) => ({ path: `/v2/events/${event._id}` }) },
  createEvent: { foreign: 404, call: ({ user }) => ({ path: "/v2/events", body: buildTestEventBody(user) }) },
  updateEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}`,
      body: { title: "Mine now", dates: event.dates },
    }),
  },
  confirmEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/confirm?p=${event.places[0]._id}`,
      body: { date_id: event.dates[0]._id },
    }),
  },
  voteOnEvent: {
    foreign: 404,
    call: ({ event, user }) => ({
      path: `/v2/events/${event._id}/votes`,
      body: { invitee: user.emails[0], dates: { [event.dates[0]._id]: "no" } },
    }),
  },
  addMessage: {
    foreign: 404,
    call: ({ event, user }) => ({
      path: `/v2/events/${event._id}/messages`,
      body: { from: user.emails[0], body: "Hello" },
    }),
  },
  inviteToEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/invitees`,
      body: { email: `${makeUniqueName("guest")}@example.com` },
    }),
  },
  removeInvitee: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/invitees/${event.invitees[1]._id}` }),
  },
  setNoShow: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/no_show`, body: { no_show: false } }),
  },
  declineEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/declines`,
      body: { invitee: event.invitees[1]._id },
    }),
  },
  getTimeline: { foreign: 404, call: ({ event }) => ({ path: `/v2/events/${event._id}/timeline` }) },
  getOrganiserLink: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/organiser_link` }),
  },
  confirmDates: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/confirm_dates`,
      body: { date_ids: [event.dates[0]._id] },
    }),
  },
  duplicateEvent: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/duplicate`, body: {} }),
  },
  remindInvitees: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/reminders`, body: {} }),
  },
  cancelEvent: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/cancel`, body: { reason: "Rain" } }),
  },
  putCancellation: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/cancel`, body: {} }),
  },
  listBookings: { foreign: "empty", call: () => ({ path: "/v2/bookings" }) },
  changeEvents: {
    foreign: 200,
    call: ({ event }) => ({
      path: "/v2/events/batch",
      body: { operations: [{ operation: "update", event: event._id, body: { title: "Mine now" } }] },
    }),
  },
  changeBookings: {
    foreign: 200,
    call: ({ booking }) => ({
      path: "/v2/bookings/batch",
      body: { operations: [{ operation: "cancel", event: booking._id, body: {} }] },
    }),
  },
  createBooking: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/bookings",
      body: buildTestBookingBody({ page: bookpage.nickname, start: "2031-03-25T10:00:00Z" }),
    }),
  },
  getBooking: { foreign: 404, call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}` }) },
  rescheduleBooking: {
    foreign: 404,
    call: ({ booking }) => ({
      path: `/v2/bookings/${booking._id}/reschedule`,
      body: { start: "2031-03-26T10:00:00Z" },
    }),
  },
  reassignBooking: {
    foreign: 404,
    call: ({ booking, deputy }) => ({
      path: `/v2/bookings/${booking._id}/reassign`,
      body: { user: deputy._id },
    }),
  },
  changeBookingRoom: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/room`, body: { room: null } }),
  },
  cancelBooking: {
    foreign: 404,
    call: ({ laterBooking }) => ({
      path: `/v2/bookings/${laterBooking._id}/cancel`,
      body: { reason: "Rain" },
    }),
  },
  setBookingNoShow: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/no_show`, body: { no_show: false } }),
  },
  createHold: {
    foreign: 404,
    call: ({ user }) => ({
      path: "/v2/holds",
      body: { user: user._id, start: "2031-03-18T10:00:00Z", end: "2031-03-18T10:30:00Z" },
    }),
  },
  getHold: { foreign: 404, call: ({ hold }) => ({ path: `/v2/holds/${hold._id}` }) },
  deleteHold: { foreign: 404, call: ({ hold }) => ({ path: `/v2/holds/${hold._id}` }) },
};
