import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { hasSecondFactor } from "./queries";

/**
 * Called after a removal: deletes the recovery codes with the last factor, which must stay if the
 * organisation requires one.
 */
export async function requireRemainingFactor(
  tx: Db,
  organization: OrganizationId,
  user: string,
): Promise<void> {
  if (await hasSecondFactor(tx, organization, user)) return;
  const settings = await tx.signInSettings.findUnique({ where: { organizationId: organization } });
  if (settings?.factorRequired)
    throw new ApiProblem("conflict", "The organisation asks for a second factor: add another one first.", {
      reason: "factor_required",
    });
  await tx.recoveryCode.deleteMany({ where: { organizationId: organization, userId: user } });
}
