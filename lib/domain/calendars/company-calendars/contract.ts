import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { calendarConnection, calendarConnectionBody } from "./schema";

const connectionParams = z.object({ connection_id: id });

export const listCalendarConnectionsContract = defineList(
  {
    tag: "Calendars",
    scope: "calendars:read",
    method: "GET",
    path: "/v2/calendar_connections",
    name: "listCalendarConnections",
    audience: "admins",
    summary: "With what the organisation opens its people's calendars",
    status: [200],
    answer: z.array(calendarConnection),
  },
  { deletions: "calendar_connection" },
);

export const getCalendarConnectionContract = defineContract({
  tag: "Calendars",
  scope: "calendars:read",
  method: "GET",
  path: "/v2/calendar_connections/:connection_id",
  name: "getCalendarConnection",
  audience: "admins",
  summary: "A connection, and whose calendars it could not open",
  params: connectionParams,
  status: [200],
  answer: calendarConnection,
});

export const createCalendarConnectionContract = defineContract({
  tag: "Calendars",
  scope: "calendars:write",
  method: "POST",
  path: "/v2/calendar_connections",
  name: "createCalendarConnection",
  audience: "admins",
  fresh: true,
  summary: "Open the calendars of a whole company",
  description:
    "Tried with one person's calendar, within 20 seconds, before anything is stored; what is refused is a 400 at the field to blame. A job then connects the calendar of everybody whose address lies in the domains, now and later. Who disconnects theirs is left alone; who has connected the same mailbox themselves keeps that. A connection of the same account is given the new credentials and domains (200). Credentials are never answered.",
  body: calendarConnectionBody,
  location: "/v2/calendar_connections/:_id",
  status: [201, 200],
  answer: calendarConnection,
  example: {
    body: {
      source: "office365",
      credentials: { tenant: "example.com", client_id: "5d2c7a3e", client_secret: "of this application" },
      domains: ["example.com"],
    },
  },
});

export const deleteCalendarConnectionContract = defineContract({
  tag: "Calendars",
  scope: "calendars:write",
  method: "DELETE",
  path: "/v2/calendar_connections/:connection_id",
  name: "deleteCalendarConnection",
  audience: "admins",
  summary: "End a connection, with all calendars that it has opened",
  params: connectionParams,
  status: [200],
  answer: deleted,
});
