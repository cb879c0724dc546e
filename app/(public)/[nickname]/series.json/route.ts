import { buildCrossOriginHandlers } from "@/lib/api/build-cross-origin-handlers";
import { buildPublicEndpoint } from "@/lib/api/build-endpoint";
import { checkPageSeriesContract } from "@/lib/domain/bookings/agents/contract";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { checkPageSeries } from "@/lib/pages/agents/check-page-series";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildCrossOriginHandlers(
  buildPublicEndpoint(checkPageSeriesContract, async ({ db, params, query }) =>
    checkPageSeries(
      db,
      { ...query, slug: params.nickname },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
);
