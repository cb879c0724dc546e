import { defineContract } from "@/lib/platform/http/contract";
import { attention, attentionFilter, MAX_ATTENTION_ENTRIES } from "./schema";

export const getAttentionContract = defineContract({
  tag: "Insights",
  scope: "organization:read",
  method: "GET",
  path: "/v2/attention",
  name: "getAttention",
  summary: "What somebody has to do something about",
  description: `Of each kind at most ${MAX_ATTENTION_ENTRIES} are named, the oldest first.`,
  query: attentionFilter,
  member: "own",
  memberMay: ({ query }, me) => query.user === me.id,
  status: [200],
  answer: attention,
});
