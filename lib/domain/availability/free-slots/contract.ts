import { defineContract } from "@/lib/platform/http/contract";
import {
  explainQuery,
  explainResponse,
  nextSlotsQuery,
  nextSlotsResponse,
  slotDaysQuery,
  slotDaysResponse,
  slotsQuery,
  slotsResponse,
} from "./schema";

const shared = {
  method: "GET",
  tag: "Free slots",
  scope: "slots:read",
  limit: "slots",
  status: [200],
} as const;

export const slotsContract = defineContract({
  ...shared,
  path: "/v2/slots",
  name: "listSlots",
  audience: "everybody",
  summary: "Free slots of users who must all be free, or of any member of a team",
  query: slotsQuery,
  answer: slotsResponse,
});

export const slotDaysContract = defineContract({
  ...shared,
  path: "/v2/slots/days",
  name: "listSlotsByDay",
  audience: "everybody",
  summary: "Free slots by day",
  query: slotDaysQuery,
  answer: slotDaysResponse,
});

export const nextSlotsContract = defineContract({
  ...shared,
  path: "/v2/slots/next",
  name: "listNextSlots",
  audience: "everybody",
  summary: "The free slots of the first day that has any",
  query: nextSlotsQuery,
  answer: nextSlotsResponse,
});

export const explainSlotContract = defineContract({
  ...shared,
  path: "/v2/slots/explain",
  name: "explainSlot",
  audience: "peopleRead",
  summary: "Why a time is free, or is not",
  description:
    "Asks the search itself, one rule at a time: `reasons` is empty exactly when the same search offers the time. With `page`, by all rules of that page. Members who are no admins ask about themselves.",
  memberMay: ({ query: { users, emails, page } }, me) =>
    page !== undefined || // the handler checks the owner
    ([...(users ?? []), ...(emails ?? [])].every((name) => me.people.includes(name) || name === me.email) &&
      (users ?? emails) !== undefined),
  query: explainQuery,
  answer: explainResponse,
});
