import { route, routes } from "@/lib/api/route";
import { resetSecondFactorsContract } from "@/lib/domain/auth/second-factors/contract";
import { resetFactors } from "@/lib/domain/auth/second-factors/reset-factors";
import { readAccountRights, requireCredentialRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(resetSecondFactorsContract, ({ db, auth, params }) =>
    resetFactors(db, auth.organization, params.user_id, (user) =>
      requireCredentialRights(readAccountRights(auth), user),
    ),
  ),
);
