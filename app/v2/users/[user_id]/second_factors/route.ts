import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { resetSecondFactorsContract } from "@/lib/domain/auth/second-factors/contract";
import { resetSecondFactors } from "@/lib/domain/auth/second-factors/reset-second-factors";
import { deriveAccountRights, requireCredentialRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(resetSecondFactorsContract, ({ db, auth, params }) =>
    resetSecondFactors(db, auth.organization, params.user_id, (user) =>
      requireCredentialRights(deriveAccountRights(auth), user),
    ),
  ),
);
