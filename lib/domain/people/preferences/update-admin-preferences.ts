import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getAdminPreferencesRow, mergeBodyForms, serializeAdminPreferences } from "./admin-preferences";
import type { AdminPreferencesBody } from "./admin-schema";
import type { EmailPreferences } from "./email-keys";

export function updateAdminPreferences(
  db: Db,
  organization: OrganizationId,
  team: string,
  body: AdminPreferencesBody,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "team_admin_preferences", () =>
      getAdminPreferencesRow(tx, organization, team),
    );
    precondition.check(row);
    const updated = await tx.teamAdminPreferences.update({
      where: toRowKey(organization, row.id),
      data: { email: { ...(row.email as EmailPreferences), ...mergeBodyForms(body) }, v: { increment: 1 } },
    });
    return serializeAdminPreferences(updated);
  });
}
