import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";
import { mergePreferences, NEVER_CHOSEN, type StoredPreferences, withDefaults } from "./merge-preferences";
import type { PreferencesUpdate } from "./schema";

export function updatePreferences(
  db: Db,
  organization: OrganizationId,
  userId: string,
  update: PreferencesUpdate,
) {
  return inTransaction(db, async (tx) => {
    await findUser(tx, organization, userId);
    await lockRow(tx, "users", userId); // the preferences may have no row yet
    const row = await tx.userPreferences.findFirst({ where: { userId, organizationId: organization } });
    const { email, push } = mergePreferences((row ?? NEVER_CHOSEN) as StoredPreferences, update);
    await tx.userPreferences.upsert({
      where: { userId },
      create: { userId, organizationId: organization, email, push },
      update: { email, push, v: { increment: 1 } },
    });
    return withDefaults({ email, push });
  });
}
