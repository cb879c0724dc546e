import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notifyFactorChange } from "./notify-factor-change";
import { hasSecondFactor } from "./queries";
import { replaceRecoveryCodes } from "./recovery-codes";

/** Issues ten recovery codes to a user with a second factor. */
export function issueRecoveryCodes(db: Db, organization: OrganizationId, user: string) {
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "users", { organizationId: organization, id: user });
    if (!(await hasSecondFactor(tx, organization, user)))
      throw new ApiProblem("conflict", "There is no second factor yet: its first one comes with codes.", {
        reason: "no_factor",
      });
    await notifyFactorChange(tx, organization, user, { what: "codesRenewed" });
    return { recovery_codes: await replaceRecoveryCodes(tx, { organizationId: organization, userId: user }) };
  });
}
