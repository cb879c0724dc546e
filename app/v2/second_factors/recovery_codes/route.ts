import { route, routes } from "@/lib/api/route";
import { replaceRecoveryCodesContract } from "@/lib/domain/auth/second-factors/contract";
import { renewRecoveryCodes } from "@/lib/domain/auth/second-factors/renew-recovery-codes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(replaceRecoveryCodesContract, ({ db, auth }) =>
    renewRecoveryCodes(db, auth.organization, auth.actor.id),
  ),
);
