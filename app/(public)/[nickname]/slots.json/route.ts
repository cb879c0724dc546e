import { publicRoute, routes } from "@/lib/api/route";
import { listPageSlotsContract } from "@/lib/domain/agents/contract";
import { enterNamed } from "@/lib/domain/directory/enter-named";
import { searchForPrograms } from "@/lib/pages/agents/search-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(listPageSlotsContract, async ({ db, params, query }) =>
    searchForPrograms(db, { ...query, ...params }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
