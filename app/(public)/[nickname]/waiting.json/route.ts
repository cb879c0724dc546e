import { buildCrossOriginHandlers } from "@/lib/api/build-cross-origin-handlers";
import { buildPublicEndpoint } from "@/lib/api/build-endpoint";
import { joinPageWaitingContract, listPageFullDaysContract } from "@/lib/domain/bookings/agents/contract";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { joinPageWaitingList } from "@/lib/pages/agents/join-page-waiting-list";
import { listPageFullDays } from "@/lib/pages/agents/list-page-full-days";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildCrossOriginHandlers(
  buildPublicEndpoint(listPageFullDaysContract, async ({ db, params, query }) =>
    listPageFullDays(
      db,
      { ...query, slug: params.nickname },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
  buildPublicEndpoint(joinPageWaitingContract, async ({ db, params, ...asked }) =>
    joinPageWaitingList(
      db,
      { slug: params.nickname, ...asked },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
);
