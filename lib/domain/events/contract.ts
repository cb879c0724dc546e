import { z } from "zod";
import { defineContract, type Member } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { id } from "@/lib/platform/http/fields";
import { type EventsQuery, eventsQuery } from "./lists/event-query";
import { event, eventBody } from "./schema";
import { timelineEntry } from "./timeline/timeline-schema";

const GUESTS_SEE =
  "For members, the addresses and telephone numbers of other guests are null in events that they have not created.";

const read = { tag: "Events", scope: "events:read" } as const;

/** Returns whether the list is limited to the manager's teams, as the query names no host. */
const isLimitedToManaged = (
  { creator_users: users = [], creator_emails: emails = [], team }: EventsQuery,
  me: Member,
) =>
  emails.length === 0 &&
  users.every((user) => me.people.includes(user)) &&
  (team === undefined || me.teams.includes(team)) &&
  (users.length > 0 || me.role === "manager");

export const listEventsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/events",
    name: "listEvents",
    audience: "peopleRead",
    summary: "List events, newest first",
    description: `Members who are not admins can list their own events only, with \`creator_users\` or, once their address is confirmed, \`invitee_users\`. ${GUESTS_SEE}`,
    query: eventsQuery,
    memberMay: ({ query }, me) =>
      isLimitedToManaged(query, me) ||
      (me.confirmed && !query.invitee_emails?.length && (query.invitee_users?.includes(me.id) ?? false)),
    fromReplica: true,
    status: [200],
    answer: z.array(event),
  },
  { deletions: "event" },
);

export const getEventContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/events/:event_id",
  name: "getEvent",
  audience: "meetingsRead",
  summary: "Get an event",
  description: GUESTS_SEE,
  params: z.object({ event_id: id }),
  status: [200],
  answer: event,
});

export const getTimelineContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/events/:event_id/timeline",
    name: "getTimeline",
    audience: "meetingsRead",
    summary: "List the timeline of an event, oldest first",
    description:
      "Lists changes and their authors, mails and, except for members, deliveries, as long as the installation stores them (usually 30 days). At most the newest 500 of each.",
    params: z.object({ event_id: id }),
    status: [200],
    answer: z.array(timelineEntry),
  },
  { deletions: null, unsynced: "part of an event" },
);

export const createEventContract = defineContract({
  method: "POST",
  path: "/v2/events",
  name: "createEvent",
  audience: "peopleWritten",
  tag: "Events",
  summary: "Create an event, planned or confirmed",
  description:
    "A confirmed booking-page event reserves its creator's time: it is refused with 409 `slot_taken` if that user is not free, buffers included; the response then lists `nearest_slots`. Hours, absences, limits and the rules of pages do not apply; to book by the rules of a page, use `POST /v2/bookings`.",
  scope: "events:write",
  body: eventBody,
  memberMay: ({ body }, me) => body.created_by.user !== undefined && me.people.includes(body.created_by.user),
  location: "/v2/events/:_id",
  status: [201],
  answer: event,
  example: {
    body: {
      title: "Quarterly review",
      created_by: { email: "jane@example.com" },
      timezone: "Europe/Paris",
      dates: [
        { date: "2031-03-10T09:00:00", end_date: "2031-03-10T10:00:00" },
        { date: "2031-03-11T14:00:00+01:00", end_date: "2031-03-11T15:00:00+01:00" },
      ],
      places: [{ name: "Office", address: "1 rue de Rivoli, Paris" }],
      invitees: [{ full_name: "Ana Silva", email: "ana@example.com" }],
      messages: [{ body: "Which of the two suits you?" }],
    },
  },
});
