import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getSecondFactorsContract } from "@/lib/domain/auth/second-factors/contract";
import { getSecondFactors } from "@/lib/domain/auth/second-factors/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getSecondFactorsContract, ({ db, auth }) =>
    getSecondFactors(db, auth.organization, auth.actor.id),
  ),
);
