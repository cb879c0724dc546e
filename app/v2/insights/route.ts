import { route, routes } from "@/lib/api/route";
import { getInsightsContract } from "@/lib/domain/dashboard/insights/contract";
import { readInsights } from "@/lib/domain/dashboard/insights/read-insights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getInsightsContract, ({ db, auth, query, now }) =>
    readInsights(db, auth.organization, query, { now, within: auth.member }),
  ),
);
