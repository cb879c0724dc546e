import type { Db } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";
import { NEVER_CHOSEN, type StoredPreferences, withDefaults } from "./merge-preferences";

/** Somebody who never chose has the defaults, without a row. */
export async function readPreferences(db: Db, organization: OrganizationId, userId: string) {
  const row = await db.userPreferences.findFirst({ where: { userId, organizationId: organization } });
  if (!row) await findUser(db, organization, userId);
  return withDefaults((row ?? NEVER_CHOSEN) as StoredPreferences);
}
