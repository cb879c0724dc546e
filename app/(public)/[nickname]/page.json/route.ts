import { publicRoute, routes } from "@/lib/api/route";
import { describePageContract } from "@/lib/domain/agents/contract";
import { describeForPrograms } from "@/lib/pages/agents/describe-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(describePageContract, ({ db, params, query, now }) =>
    describeForPrograms(db, { ...params, ...query }, now),
  ),
);
