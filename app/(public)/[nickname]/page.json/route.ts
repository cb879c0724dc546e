import { buildCrossOriginHandlers } from "@/lib/api/build-cross-origin-handlers";
import { buildPublicEndpoint } from "@/lib/api/build-endpoint";
import { describePageContract } from "@/lib/domain/bookings/agents/contract";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { getPageFacts } from "@/lib/pages/agents/get-page-facts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildCrossOriginHandlers(
  buildPublicEndpoint(describePageContract, async ({ db, params, query }) =>
    getPageFacts(
      db,
      { slug: params.nickname, ...query },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
);
