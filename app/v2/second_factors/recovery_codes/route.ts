import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { replaceRecoveryCodesContract } from "@/lib/domain/auth/second-factors/contract";
import { issueRecoveryCodes } from "@/lib/domain/auth/second-factors/issue-recovery-codes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(replaceRecoveryCodesContract, ({ db, auth }) =>
    issueRecoveryCodes(db, auth.organization, auth.actor.id),
  ),
);
