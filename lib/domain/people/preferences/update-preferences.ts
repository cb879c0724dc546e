import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { mergePreferences, NEVER_CHOSEN, type StoredPreferences, withDefaults } from "./merge-preferences";
import type { PreferencesUpdate } from "./schema";

export function updatePreferences(
  db: Db,
  organization: OrganizationId,
  userId: string,
  update: PreferencesUpdate,
) {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, "users", await findUser(tx, organization, userId)); // the preferences may have no row yet
    const row = await tx.userPreferences.findFirst({ where: { userId, organizationId: organization } });
    const { email, push } = mergePreferences((row ?? NEVER_CHOSEN) as StoredPreferences, update);
    await tx.userPreferences.upsert({
      where: { organizationId_userId: { organizationId: organization, userId } },
      create: { userId, organizationId: organization, email, push },
      update: { email, push, v: { increment: 1 } },
    });
    return withDefaults({ email, push });
  });
}
