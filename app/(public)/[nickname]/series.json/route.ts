import { openToSites } from "@/lib/api/open-to-sites";
import { publicRoute } from "@/lib/api/route";
import { checkPageSeriesContract } from "@/lib/domain/bookings/agents/contract";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { checkSeriesForPrograms } from "@/lib/pages/agents/check-series-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openToSites(
  publicRoute(checkPageSeriesContract, async ({ db, params, query }) =>
    checkSeriesForPrograms(db, { ...query, ...params }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
