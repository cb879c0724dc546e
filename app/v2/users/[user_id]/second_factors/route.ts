import { route, routes } from "@/lib/api/route";
import { resetSecondFactorsContract } from "@/lib/domain/second-factors/contract";
import { resetFactors } from "@/lib/domain/second-factors/reset-factors";
import { readCredentialRights, requireCredentialRights } from "@/lib/domain/users/credential-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(resetSecondFactorsContract, ({ db, auth, params }) =>
    resetFactors(db, auth.organization, params.user_id, (user) =>
      requireCredentialRights(readCredentialRights(auth), user),
    ),
  ),
);
