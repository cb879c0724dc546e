import { openToSites } from "@/lib/api/open-to-sites";
import { publicRoute } from "@/lib/api/route";
import { describePageContract } from "@/lib/domain/bookings/agents/contract";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { describeForPrograms } from "@/lib/pages/agents/describe-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openToSites(
  publicRoute(describePageContract, async ({ db, params, query }) =>
    describeForPrograms(db, { ...params, ...query }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
