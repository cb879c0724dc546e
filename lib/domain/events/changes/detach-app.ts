import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ThirdParty } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const BATCH_EVENTS = 1_000;

const DETACH_APP = defineStatement<{ id: string }>(`
  UPDATE events
     SET third_party_app = NULL, third_party_name = coalesce(third_party_name, $3), updated_at = now(), v = v + 1
   WHERE organization_id = $1
     AND id IN (SELECT id FROM events WHERE organization_id = $1 AND third_party_app = $2
                 ORDER BY id DESC LIMIT ${BATCH_EVENTS} FOR NO KEY UPDATE)
  RETURNING id`);

/**
 * Detaches events from an app; they keep its name as text. Outside of a transaction each batch has its own, as an app
 * can have more events than one transaction can write in time.
 */
export async function detachApp(
  db: Db,
  organization: OrganizationId,
  { id, name }: Pick<ThirdParty, "id" | "name">,
): Promise<void> {
  let forgotten: number;
  do {
    forgotten = (await executeSql(db, DETACH_APP, [organization, id, name])).length;
  } while (forgotten === BATCH_EVENTS);
}
