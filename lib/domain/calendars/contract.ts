import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    name: "listPeopleCalendars",
    audience: "teamsRead",
    summary: "Everybody's calendars and whether they can be read, newest people first",
    description:
      "Who has connected what, when it was last read, and what is wrong. Nothing of what stands in a calendar is answered.",
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
  summary: "A user's calendars",
  description: "Every user has a list, whose `_id` is the user's `calendarList`; at first it is empty.",
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
  summary: "Choose what a user's calendars are used for",
  description:
    "Names calendars by `_id`, else by `source_id`, else by `name`; the others stay as they are. `display` and `busy` of a calendar hold for all of its subcalendars, and then those of `subcalendars` for single ones. New ones are connected with POST; Exchange accounts come with a user as well: `calendars` of POST and PUT /v2/users.",
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
    "Signs in at the server, within 20 seconds, before anything is stored; what it refuses is a 400 at the field to blame. An account that is there already gets the new credentials (200). The first reading begins at once; from then on changes are looked for every few minutes.",
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
  summary: "Read a calendar now",
  description:
    "Looks for changes, and at a broken calendar whether it can be read again: `access_broken` and `synced_at` tell. A server that does not answer is a 503.",
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
  summary: "Disconnect a calendar and forget its credentials",
  params: z.object({ user_id: id, calendar_id: id }),
  status: [200],
  answer: deleted,
});
