import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
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
      where: keyOf(organization, row.id),
      data: { email: { ...(row.email as EmailPreferences), ...chosenBy(body) }, v: { increment: 1 } },
    });
    return serializeAdminPreferences(updated);
  });
}
