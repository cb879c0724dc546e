import { defineContract } from "@/lib/domain/contracts/contract";
import { actionItems, actionItemsFilter, MAX_ACTION_ITEMS } from "./schema";

export const getActionItemsContract = defineContract({
  tag: "Insights",
  scope: "organization:read",
  method: "GET",
  path: "/v2/action_items",
  name: "getActionItems",
  audience: "peopleRead",
  summary: "List action items",
  description: `Managers who do not filter get the items of their teams' people. Each kind lists at most ${MAX_ACTION_ITEMS}, the oldest first.`,
  query: actionItemsFilter,
  memberMay: ({ query: { user } }, me) =>
    user === undefined ? me.role === "manager" : me.people.includes(user),
  status: [200],
  answer: actionItems,
});
