import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getInsightsContract } from "@/lib/domain/dashboard/insights/contract";
import { getInsights } from "@/lib/domain/dashboard/insights/get-insights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getInsightsContract, ({ db, auth, query, now }) =>
    getInsights(db, auth.organization, query, { now, within: auth.member }),
  ),
);
