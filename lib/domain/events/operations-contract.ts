import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import {
  cancelBody,
  confirmBody,
  confirmDatesBody,
  confirmQuery,
  declineBody,
  duplicateBody,
  eventUpdate,
  inviteeBody,
  messageBody,
  noShowBody,
  voteBody,
} from "./operation-schema";
import { event } from "./schema";

const ofEvent = {
  tag: "Events",
  scope: "events:write",
  params: z.object({ event_id: id }),
} as const;

export const updateEventContract = defineContract({
  ...ofEvent,
  method: "PUT",
  path: "/v2/events/:event_id",
  name: "updateEvent",
  audience: "peopleWritten",
  summary: "Update an event",
  description:
    "`dates` and `places` replace the existing ones; an entry with the same `_id`, or with the same content, keeps its id and votes. `metadata` is replaced. A confirmed event stays confirmed if its date stays or exactly one date is left; otherwise it is in planning again. A confirmed booking-page event that moves needs its host to be free (409 `slot_taken`).",
  body: eventUpdate,
  status: [200],
  answer: event,
  example: {
    body: {
      title: "Quarterly review, second try",
      dates: [{ date: "2031-03-12T09:00:00+01:00", end_date: "2031-03-12T10:00:00+01:00" }],
    },
  },
});

export const confirmEventContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/confirm",
  name: "confirmEvent",
  exact: true,
  audience: "peopleWritten",
  summary: "Decide on a date and a place",
  description:
    "A date or place that is not named stays as it is confirmed; otherwise the one with the most yes votes is used. The same choice again changes nothing. A booking-page event needs its host to be free (409 `slot_taken`).",
  query: confirmQuery,
  body: confirmBody,
  status: [200],
  answer: event,
  example: { body: { date_id: "65f0c1a2b3c4d5e6f7a8b9c0" } },
});

export const confirmDatesContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/confirm_dates",
  name: "confirmDates",
  exact: true,
  audience: "peopleWritten",
  summary: "Decide on several dates",
  description:
    "Confirms the earliest date here; each further one becomes a confirmed event of its own with the invitees who can come, and fires webhooks (`event.created`, `event.confirmed`). Returns all of them, the earliest first; `poll.further` names them afterwards. The same choice again changes nothing; another one for a confirmed event is a 409, and so is any for a booking page's event.",
  body: confirmDatesBody,
  status: [200],
  answer: z.object({ events: z.array(event) }).meta({ id: "ConfirmedDates" }),
  example: { body: { date_ids: ["65f0c1a2b3c4d5e6f7a8b9c0", "65f0c1a2b3c4d5e6f7a8b9c1"] } },
});

export const duplicateEventContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/duplicate",
  name: "duplicateEvent",
  exact: true,
  audience: "peopleWritten",
  summary: "Plan the same again",
  description:
    "Creates an event in planning with the organiser, title, dates, places and `poll` of this one, unless the body says otherwise. Only the people in the body are invited; a deadline that has passed is left out.",
  body: duplicateBody,
  location: "/v2/events/:_id",
  status: [201],
  answer: event,
  example: { body: { title: "Summer party, once more" } },
});

export const voteOnEventContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/votes",
  name: "voteOnEvent",
  exact: true,
  audience: "meetingsAnswered",
  summary: "Record an invitee's answers to dates and places",
  description: "A yes takes back an earlier decline.",
  body: voteBody,
  memberMay: ({ body }, me) => body.invitee === me.email,
  status: [200],
  answer: event,
  example: { body: { invitee: "ana@example.com", dates: { "65f0c1a2b3c4d5e6f7a8b9c0": "yes" } } },
});

export const addMessageContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/messages",
  name: "addMessage",
  exact: true,
  audience: "meetingsAnswered",
  summary: "Add a message to an event's conversation",
  body: messageBody,
  memberMay: ({ body }, me) => body.from === me.email && me.email !== null,
  location: "/v2/events/:_id",
  status: [201],
  answer: event,
  example: { body: { from: "ana@example.com", body: "See you there." } },
});

export const inviteToEventContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/invitees",
  name: "inviteToEvent",
  audience: "peopleWritten",
  summary: "Invite one more person",
  body: inviteeBody,
  location: "/v2/events/:_id",
  status: [201],
  answer: event,
  example: { body: { email: "bo@example.com", full_name: "Bo Berg" } },
});

export const removeInviteeContract = defineContract({
  ...ofEvent,
  method: "DELETE",
  path: "/v2/events/:event_id/invitees/:invitee_id",
  name: "removeInvitee",
  audience: "peopleWritten",
  summary: "Remove an invitee, with votes and decline",
  description: "`If-Match` takes the event's `ETag`. The organiser cannot be removed (409).",
  params: z.object({ event_id: id, invitee_id: id }),
  status: [200],
  answer: deleted,
});

export const declineEventContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/declines",
  name: "declineEvent",
  exact: true,
  audience: "meetingsAnswered",
  summary: "Record that an invitee does not come",
  description:
    "Declining again changes nothing. The organiser cannot decline (409); cancel the event instead.",
  body: declineBody,
  memberMay: ({ body }, me) => body.invitee === me.email,
  status: [200],
  answer: event,
  example: { body: { invitee: "ana@example.com" } },
});

export const setNoShowContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/no_show",
  name: "setNoShow",
  exact: true,
  audience: "peopleWritten",
  summary: "Note who did not come",
  description:
    "For a confirmed event that has begun, else 409. Guests are not notified; webhooks are (`event.no_show`). Repeating the call changes nothing.",
  body: noShowBody,
  status: [200],
  answer: event,
  example: { body: { invitee: "ana@example.com", no_show: true } },
});

export const remindInviteesContract = defineContract({
  ...ofEvent,
  method: "POST",
  path: "/v2/events/:event_id/reminders",
  name: "remindInvitees",
  exact: true,
  audience: "peopleWritten",
  summary: "Ask those again who have not answered",
  description: "Does nothing if a reminder was sent within the last day, or once the event is confirmed.",
  body: z.object({}).optional(),
  status: [200],
  answer: event,
  example: { body: {} },
});

export const getOrganiserLinkContract = defineContract({
  ...ofEvent,
  method: "GET",
  path: "/v2/events/:event_id/organiser_link",
  name: "getOrganiserLink",
  unseen: true,
  audience: "peopleWritten",
  summary: "The address of the event's page for its organiser",
  description: "Any holder of the link can change, confirm and cancel the event.",
  status: [200],
  answer: z.object({ link: z.string() }),
});

const cancel = {
  ...ofEvent,
  path: "/v2/events/:event_id/cancel",
  description: "The event stays readable and its time becomes free. Cancelling again changes nothing.",
  body: cancelBody,
  status: [200],
  answer: event,
  example: { body: { reason: "The train does not run." } },
} as const;

export const cancelEventContract = defineContract({
  ...cancel,
  method: "POST",
  name: "cancelEvent",
  exact: true,
  audience: "peopleWritten",
  summary: "Cancel an event",
});

export const putCancellationContract = defineContract({
  ...cancel,
  method: "PUT",
  name: "putCancellation",
  exact: true,
  audience: "peopleWritten",
  summary: "Cancel an event; the same as POST",
});
