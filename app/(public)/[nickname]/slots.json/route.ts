import { buildCrossOriginHandlers } from "@/lib/api/build-cross-origin-handlers";
import { buildPublicEndpoint } from "@/lib/api/build-endpoint";
import { listPageSlotsContract } from "@/lib/domain/bookings/agents/contract";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { listPageSlots } from "@/lib/pages/agents/list-page-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildCrossOriginHandlers(
  buildPublicEndpoint(listPageSlotsContract, async ({ db, params, query }) =>
    listPageSlots(
      db,
      { ...query, slug: params.nickname },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
);
