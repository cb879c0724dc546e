import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
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
    summary: "List company calendar connections",
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
  summary: "Get a company calendar connection and its failed calendars",
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
  summary: "Create a company calendar connection",
  description:
    "The connection is tried with one person's calendar, within 20 seconds, before anything is stored; a refusal is a 400 with the field that caused it. A job then connects the calendars of all users with an address in the domains, now and later. A user who disconnects the calendar is not connected again; a user who has connected the same mailbox keeps that connection. An existing connection of the same account gets the new credentials and domains (200). Responses never contain credentials.",
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
  summary: "Delete a company calendar connection with its calendars",
  params: connectionParams,
  status: [200],
  answer: deleted,
});
