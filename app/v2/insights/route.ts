import { route, routes } from "@/lib/http/route";
import { getInsightsContract } from "@/lib/insights/contract";
import { readInsights } from "@/lib/insights/read-insights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getInsightsContract, ({ db, auth, query, now }) => readInsights(db, auth.organization, query, now)),
);
