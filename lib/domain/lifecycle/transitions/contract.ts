import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import {
  finishTransitionBody,
  switchTransitionBody,
  syncTransitionBody,
  transition,
  transitionBody,
  transitionParams,
} from "./schema";

const shared = {
  tag: "Imports",
  scope: "organization:write",
  audience: "admins",
  limit: "slots",
  answer: transition,
} as const;

const ofTransition = { ...shared, params: transitionParams, status: [200] } as const;

const TOKEN = "eyJraWQiOiIxY2UxZ…";

export const startTransitionContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/transitions",
  name: "startTransition",
  exact: true,
  unseen: true,
  summary: "Hold the time of bookings in another tool",
  description:
    "From now on, each booking in Calendly or Cal.com holds the time of its hosts here, is moved and released with it, and writes neither mails nor calendar entries. The token is used to create the tool's webhook and to read the meetings to come, then erased. Refused with 409 while there is another transition from the same tool.",
  body: transitionBody,
  location: "/v2/transitions/:_id",
  status: [201],
  example: { body: { tool: "calendly", token: TOKEN } },
});

export const listTransitionsContract = defineList(
  {
    ...shared,
    method: "GET",
    path: "/v2/transitions",
    name: "listTransitions",
    summary: "List transitions",
    description: "The newest first, without those that are finished.",
    answer: z.array(transition),
    status: [200],
  },
  { deletions: null, unsynced: "it has at most one entry for each tool" },
);

export const getTransitionContract = defineContract({
  ...ofTransition,
  method: "GET",
  path: "/v2/transitions/:transition_id",
  name: "getTransition",
  summary: "Read a transition",
});

export const syncTransitionContract = defineContract({
  ...ofTransition,
  method: "POST",
  path: "/v2/transitions/:transition_id/sync",
  name: "syncTransition",
  exact: true,
  unseen: true,
  summary: "Read the other tool again",
  description:
    "Reads people, event types and the meetings to come again, and creates the tool's webhook if it is missing. Use it after an error, and after changes of people or pages.",
  body: syncTransitionBody,
  example: { body: { token: TOKEN } },
});

export const switchTransitionContract = defineContract({
  ...ofTransition,
  method: "POST",
  path: "/v2/transitions/:transition_id/switch",
  name: "switchTransition",
  exact: true,
  unseen: true,
  summary: "Switch to the pages here",
  description:
    "Makes meetings of the holds and the pages active. Bookings that old links still bring to the other tool become meetings here at once. Can be taken back with `revert`.",
  body: switchTransitionBody,
  example: { body: {} },
});

export const revertTransitionContract = defineContract({
  ...ofTransition,
  method: "POST",
  path: "/v2/transitions/:transition_id/revert",
  name: "revertTransition",
  exact: true,
  summary: "Take a switch back",
  description:
    "Makes the pages inactive, and holds of the meetings that the switch made. A meeting that has been changed here since, has an entry in a calendar or of which somebody was notified stays a meeting, as do those booked here.",
  body: z.object({}),
  example: { body: {} },
});

export const finishTransitionContract = defineContract({
  ...ofTransition,
  method: "POST",
  path: "/v2/transitions/:transition_id/finish",
  name: "finishTransition",
  exact: true,
  unseen: true,
  summary: "End a transition",
  description:
    "Before the switch, all holds are released. After it, everything stays as it is. Pages stay as they are. The calls of the tool are no longer accepted.",
  body: finishTransitionBody,
  example: { body: {} },
});
