import { recordFactor } from "@/lib/domain/audit/record-sign-in-change";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import { hasSecondFactor } from "./queries";
import { replaceRecoveryCodes } from "./recovery-codes";

/** Ten new ones for who has a factor that they stand in for. */
export function renewRecoveryCodes(db: Db, organization: OrganizationId, user: string) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    if (!(await hasSecondFactor(tx, organization, user)))
      throw new ApiProblem("conflict", "There is no second factor yet: its first one comes with codes.");
    await recordFactor(tx, organization, user, "recovery_codes", "create");
    return { recovery_codes: await replaceRecoveryCodes(tx, { organizationId: organization, userId: user }) };
  });
}
