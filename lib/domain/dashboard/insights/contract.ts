import { defineContract } from "@/lib/domain/contracts/contract";
import { insights, insightsRange } from "./schema";

export const getInsightsContract = defineContract({
  tag: "Insights",
  scope: "events:read",
  method: "GET",
  path: "/v2/insights",
  name: "getInsights",
  audience: "teamsRead",
  summary: "Get booking statistics",
  query: insightsRange,
  fromReplica: true,
  status: [200],
  answer: insights,
});
