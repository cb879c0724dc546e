import { defineContract } from "@/lib/platform/http/contract";
import { attention, attentionFilter, MAX_ATTENTION_ENTRIES } from "./schema";

export const getAttentionContract = defineContract({
  tag: "Insights",
  scope: "organization:read",
  method: "GET",
  path: "/v2/attention",
  name: "getAttention",
  audience: "peopleRead",
  summary: "What somebody has to do something about",
  description: `Managers who name nobody are told of their teams' people. Of each kind at most ${MAX_ATTENTION_ENTRIES} are named, the oldest first.`,
  query: attentionFilter,
  memberMay: ({ query: { user } }, me) =>
    user === undefined ? me.role === "manager" : me.people.includes(user),
  status: [200],
  answer: attention,
});
