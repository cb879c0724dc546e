import { type Db, inTransaction } from "@/lib/db/client";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { chosenBy, findAdminPreferences, serializeAdminPreferences } from "./admin-preferences";
import type { AdminPreferencesBody } from "./admin-schema";
import type { EmailPreferences } from "./email-keys";

export function updateAdminPreferences(
  db: Db,
  organization: OrganizationId,
  team: string,
  body: AdminPreferencesBody,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "team_admin_preferences", () =>
      findAdminPreferences(tx, organization, team),
    );
    precondition.check(row);
    const updated = await tx.teamAdminPreferences.update({
      where: { id: row.id },
      data: { email: { ...(row.email as EmailPreferences), ...chosenBy(body) }, v: { increment: 1 } },
    });
    return serializeAdminPreferences(updated);
  });
}
