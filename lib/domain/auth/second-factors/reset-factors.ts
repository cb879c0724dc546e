import { recordFactor } from "@/lib/domain/audit/record-sign-in-change";
import { factorsResetLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { RoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** An admin has the second factors of somebody forgotten, who is told; whoever is signed in with them is no more. */
export function resetFactors(
  db: Db,
  organization: OrganizationId,
  id: string,
  mayReset: (user: RoleColumns) => void,
) {
  return inTransaction(db, async (tx) => {
    const user = await findUser(tx, organization, id);
    mayReset(user);
    await lockRow(tx, "users", { organizationId: organization, id });
    const owner = { organizationId: organization, userId: id };
    const authenticators = await tx.authenticator.deleteMany({ where: owner });
    const passkeys = await tx.passkey.deleteMany({ where: owner });
    await tx.recoveryCode.deleteMany({ where: owner });
    const count = authenticators.count + passkeys.count;
    if (count > 0) {
      await tx.session.deleteMany({ where: owner });
      await recordFactor(tx, organization, id, "second_factors", "delete");
      await keepAccountMails(tx, organization, [user], factorsResetLetter);
    }
    return { n: count, ok: 1 as const };
  });
}
