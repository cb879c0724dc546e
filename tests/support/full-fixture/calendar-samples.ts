import { buildSubscription } from "../push";
import type { OperationSamples } from "./sample";

export const calendarSamples: OperationSamples = {
  listUserCalendars: { foreign: "empty", call: () => ({ path: "/v2/calendars" }) },
  getCalendars: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/calendars` }) },
  updateCalendars: {
    foreign: 404,
    call: ({ user, calendar }) => ({
      path: `/v2/users/${user._id}/calendars`,
      body: {
        sync_suggestions: false,
        calendars: [
          {
            _id: calendar._id,
            busy: false,
            subcalendars: [{ source_id: "calendar", display: true, bcolor: "#1a73e8" }],
          },
        ],
      },
    }),
  },
  connectCalendar: {
    foreign: 404,
    call: ({ user, feedUrl }) => ({
      path: `/v2/users/${user._id}/calendars`,
      body: { source: "ics", url: `${feedUrl}?again` },
    }),
  },
  syncCalendar: {
    foreign: 404,
    call: ({ user, feed }) => ({
      path: `/v2/users/${user._id}/calendars/${feed._id}/sync`,
      body: {},
    }),
  },
  deleteCalendar: {
    foreign: 404,
    call: ({ user, calendar }) => ({ path: `/v2/users/${user._id}/calendars/${calendar._id}` }),
  },
  listCalendarConnections: { foreign: "empty", call: () => ({ path: "/v2/calendar_connections" }) },
  getCalendarConnection: {
    foreign: 404,
    call: ({ connection }) => ({ path: `/v2/calendar_connections/${connection._id}` }),
  },
  createCalendarConnection: {
    foreign: "new",
    call: ({ company }) => ({ path: "/v2/calendar_connections", body: company }),
  },
  deleteCalendarConnection: {
    foreign: 404,
    call: ({ connection }) => ({ path: `/v2/calendar_connections/${connection._id}` }),
  },
  listCalendarChanges: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/events/${booking._id}/calendar_changes` }),
  },
  resolveCalendarChange: {
    foreign: 404,
    call: ({ booking, calendarChange }) => ({
      path: `/v2/events/${booking._id}/calendar_changes/${calendarChange._id}/resolve`,
      body: { step: "put_back" },
    }),
  },
  listPushSubscriptions: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/push_subscriptions` }),
  },
  createPushSubscription: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/push_subscriptions`,
      body: buildSubscription("https://push.example.com/two"),
    }),
  },
  deletePushSubscription: {
    foreign: 404,
    call: ({ user, pushSubscription }) => ({
      path: `/v2/users/${user._id}/push_subscriptions/${pushSubscription._id}`,
    }),
  },
  getFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed` }) },
  createFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed`, body: {} }) },
  deleteFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed` }) },
};
