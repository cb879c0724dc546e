import { revokeEventLinks } from "@/lib/domain/auth/event-links/revoke-event-links";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

type DepartingUser = Pick<User, "id" | "email" | "firstName" | "lastName">;

const DETACH_CREATOR_OF_PARTS = ["event_dates", "event_places", "event_messages", "invitees"].map((parts) =>
  defineStatement(
    `UPDATE ${parts} SET created_by_user_id = NULL
      WHERE organization_id = $1 AND event_id = ANY ($2) AND created_by_user_id = $3`,
  ),
);

const LOCK = defineStatement<{ id: string }>(`
  SELECT id FROM events
   WHERE organization_id = $1
     AND id IN (SELECT id FROM events WHERE organization_id = $1 AND created_by_user_id = $2
                UNION SELECT event_id FROM invitees WHERE organization_id = $1 AND user_id = $2)
   ORDER BY id FOR NO KEY UPDATE`);

const DETACH_CREATOR = defineStatement(`
  UPDATE events
     SET created_by_email = CASE WHEN created_by_user_id = $3 THEN coalesce($4, created_by_email) ELSE created_by_email END,
         created_by_name = CASE WHEN created_by_user_id = $3 THEN coalesce($5, created_by_name) ELSE created_by_name END,
         created_by_user_id = nullif(created_by_user_id, $3),
         updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND id = ANY ($2)`);

const DETACH_INVITEE = defineStatement(`
  UPDATE invitees SET user_id = NULL, has_left = true
   WHERE organization_id = $1 AND event_id = ANY ($2) AND user_id = $3`);

/** Detaches events from a deleted user: name and address stay as text, and no link gives the user access. */
export async function detachUserFromEvents(tx: Db, organization: OrganizationId, user: DepartingUser) {
  const rows = await executeSql(tx, LOCK, [organization, user.id]);
  const events = rows.map(({ id }) => id);
  await executeSql(tx, DETACH_CREATOR, [organization, events, user.id, user.email, formatFullName(user)]);
  for (const statement of DETACH_CREATOR_OF_PARTS)
    await executeSql(tx, statement, [organization, events, user.id]);
  await revokeEventLinks(tx, organization, user.id);
  await executeSql(tx, DETACH_INVITEE, [organization, events, user.id]);
}
