import { openToSites } from "@/lib/api/open-to-sites";
import { publicRoute } from "@/lib/api/route";
import { listPageSlotsContract } from "@/lib/domain/bookings/agents/contract";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { searchForPrograms } from "@/lib/pages/agents/search-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openToSites(
  publicRoute(listPageSlotsContract, async ({ db, params, query }) =>
    searchForPrograms(db, { ...query, ...params }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
