import { defineContract } from "@/lib/domain/contracts/contract";
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
  summary: "List free slots of several users or of a team",
  query: slotsQuery,
  answer: slotsResponse,
});

export const slotDaysContract = defineContract({
  ...shared,
  path: "/v2/slots/days",
  name: "listSlotsByDay",
  audience: "everybody",
  summary: "List free slots by day",
  query: slotDaysQuery,
  answer: slotDaysResponse,
});

export const nextSlotsContract = defineContract({
  ...shared,
  path: "/v2/slots/next",
  name: "listNextSlots",
  audience: "everybody",
  summary: "List the free slots of the first day that has any",
  query: nextSlotsQuery,
  answer: nextSlotsResponse,
});

export const explainSlotContract = defineContract({
  ...shared,
  path: "/v2/slots/explain",
  name: "explainSlot",
  audience: "peopleRead",
  summary: "Explain why a time is free or not",
  description:
    "Runs the search one rule at a time: `reasons` is empty exactly when the same search offers the time. With `page`, it applies all rules of that page. Members who are not admins can ask about themselves only.",
  memberMay: ({ query: { users, emails, page } }, me) =>
    page !== undefined || // the handler checks the owner
    ([...(users ?? []), ...(emails ?? [])].every((name) => me.people.includes(name) || name === me.email) &&
      (users ?? emails) !== undefined),
  query: explainQuery,
  answer: explainResponse,
});
