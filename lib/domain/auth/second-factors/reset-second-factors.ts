import { recordFactorChange } from "@/lib/domain/audit/record-sign-in-change";
import { buildFactorsResetEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { RoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Deletes a user's second factors for an admin, signs the user out and sends a mail. */
export function resetSecondFactors(
  db: Db,
  organization: OrganizationId,
  id: string,
  mayReset: (user: RoleColumns) => void,
) {
  return withTransaction(db, async (tx) => {
    const user = await getUserRow(tx, organization, id);
    mayReset(user);
    await lockRow(tx, "users", { organizationId: organization, id });
    const owner = { organizationId: organization, userId: id };
    const authenticators = await tx.authenticator.deleteMany({ where: owner });
    const passkeys = await tx.passkey.deleteMany({ where: owner });
    await tx.recoveryCode.deleteMany({ where: owner });
    const count = authenticators.count + passkeys.count;
    if (count > 0) {
      await tx.session.deleteMany({ where: owner });
      await recordFactorChange(tx, organization, id, "second_factors", "delete");
      await storeAccountMails(tx, organization, [user], buildFactorsResetEmail);
    }
    return { n: count, ok: 1 as const };
  });
}
