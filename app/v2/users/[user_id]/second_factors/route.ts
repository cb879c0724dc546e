import { route, routes } from "@/lib/api/route";
import { resetSecondFactorsContract } from "@/lib/domain/second-factors/contract";
import { resetFactors } from "@/lib/domain/second-factors/reset-factors";
import { readAccountRights, requireCredentialRights } from "@/lib/domain/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(resetSecondFactorsContract, ({ db, auth, params }) =>
    resetFactors(db, auth.organization, params.user_id, (user) =>
      requireCredentialRights(readAccountRights(auth), user),
    ),
  ),
);
