import { openToSites } from "@/lib/api/open-to-sites";
import { publicRoute } from "@/lib/api/route";
import { joinPageWaitingContract, listPageFullDaysContract } from "@/lib/domain/bookings/agents/contract";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { listFullDaysForPrograms } from "@/lib/pages/agents/list-full-days-for-programs";
import { waitForPrograms } from "@/lib/pages/agents/wait-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openToSites(
  publicRoute(listPageFullDaysContract, async ({ db, params, query }) =>
    listFullDaysForPrograms(db, { ...query, ...params }, await enterNamed(db, "nickname", params.nickname)),
  ),
  publicRoute(joinPageWaitingContract, async ({ db, params, ...asked }) =>
    waitForPrograms(db, { ...params, ...asked }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
