import { defineContract } from "@/lib/platform/http/contract";
import { insights, insightsRange } from "./schema";

export const getInsightsContract = defineContract({
  tag: "Insights",
  scope: "events:read",
  method: "GET",
  path: "/v2/insights",
  name: "getInsights",
  audience: "teamsRead",
  summary: "How many meetings were booked, how far ahead, and by which page and team",
  query: insightsRange,
  fromReplica: true,
  status: [200],
  answer: insights,
});
