import { publicRoute, routes } from "@/lib/api/route";
import { listPageSlotsContract } from "@/lib/domain/agents/contract";
import { searchForPrograms } from "@/lib/pages/agents/search-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(listPageSlotsContract, ({ db, params, query, now }) =>
    searchForPrograms(db, { ...query, ...params }, now),
  ),
);
