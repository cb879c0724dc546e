import { defineContract } from "@/lib/platform/http/contract";
import { actionItems, actionItemsFilter, MAX_ACTION_ITEMS } from "./schema";

export const getActionItemsContract = defineContract({
  tag: "Insights",
  scope: "organization:read",
  method: "GET",
  path: "/v2/attention",
  name: "getAttention",
  audience: "peopleRead",
  summary: "What somebody has to do something about",
  description: `Managers who name nobody are told of their teams' people. Of each kind at most ${MAX_ACTION_ITEMS} are named, the oldest first.`,
  query: actionItemsFilter,
  memberMay: ({ query: { user } }, me) =>
    user === undefined ? me.role === "manager" : me.people.includes(user),
  status: [200],
  answer: actionItems,
});
