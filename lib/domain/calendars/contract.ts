import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { calendarsQuery, userCalendars } from "./overview-schema";
import { calendar, calendarAccount, calendarList, calendarListUpdate } from "./schema";

const userParams = z.object({ user_id: id });

const write = { tag: "Calendars", scope: "calendars:write" } as const;

export const listUserCalendarsContract = defineList(
  {
    tag: "Calendars",
    scope: "calendars:read",
    method: "GET",
    path: "/v2/calendars",
    name: "listUserCalendars",
    audience: "teamsRead",
    summary: "List all users' calendars with their status, newest users first",
    description:
      "Shows the owners and accounts, the last sync and errors. The response contains no calendar entries.",
    query: calendarsQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(userCalendars),
  },
  { deletions: null, unsynced: "an overview that is worked out as it is asked for" },
);

export const getCalendarListContract = defineContract({
  tag: "Calendars",
  scope: "calendars:read",
  method: "GET",
  path: "/v2/users/:user_id/calendars",
  name: "getCalendars",
  audience: "peopleRead",
  summary: "List a user's calendars",
  description: "Every user has one list; its `_id` is the user's `calendarList`. It is empty at first.",
  params: userParams,
  status: [200],
  answer: calendarList,
});

export const updateCalendarListContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/users/:user_id/calendars",
  name: "updateCalendars",
  audience: "ownThings",
  summary: "Update the use of a user's calendars",
  description:
    "Finds calendars by `_id`, else by `source_id`, else by `name`; the others stay as they are. `display` and `busy` of a calendar apply to all of its subcalendars, and then those of `subcalendars` to single ones. New ones are connected with POST; Exchange accounts come with a user as well: `calendars` of POST and PUT /v2/users.",
  params: userParams,
  body: calendarListUpdate,
  status: [200],
  answer: calendarList,
  example: {
    body: {
      sync_suggestions: false,
      calendars: [{ source: "exchange", name: "jane@example.com", primary: true, busy: true }],
    },
  },
});

export const connectCalendarContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/users/:user_id/calendars",
  name: "connectCalendar",
  audience: "ownThings",
  summary: "Connect a calendar",
  description:
    "Signs in at the server, within 20 seconds, before anything is stored; a refusal is a 400 with the field that caused it. An existing account gets the new credentials (200). The first sync starts at once; later syncs look for changes every few minutes.",
  params: userParams,
  body: calendarAccount,
  location: "/v2/users/:user_id/calendars",
  status: [201, 200],
  answer: calendar,
  example: {
    body: {
      source: "caldav",
      credentials: { server: "https://caldav.example.com", username: "jane", password: "made for this app" },
    },
  },
});

export const syncCalendarContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/users/:user_id/calendars/:calendar_id/sync",
  name: "syncCalendar",
  exact: true,
  audience: "peopleWritten",
  summary: "Sync a calendar now",
  description:
    "Looks for changes, and checks whether a broken calendar can be read again: see `access_broken` and `synced_at`. A server that does not answer is a 503.",
  params: z.object({ user_id: id, calendar_id: id }),
  body: z.object({}),
  status: [200],
  answer: calendar,
  example: { body: {} },
});

export const deleteCalendarContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/users/:user_id/calendars/:calendar_id",
  name: "deleteCalendar",
  audience: "ownThings",
  summary: "Disconnect a calendar and delete its credentials",
  params: z.object({ user_id: id, calendar_id: id }),
  status: [200],
  answer: deleted,
});
