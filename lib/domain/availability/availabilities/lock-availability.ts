import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Availability } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { AvailabilityPath } from "./queries";

const LOCK = defineStatement<{ id: string }>(`
  SELECT id FROM availabilities
   WHERE organization_id = $1 AND user_id = $2 AND ($3::text IS NULL OR id = $3)
   ORDER BY created_at, id LIMIT 1
     FOR UPDATE`);

/**
 * Locks the availability until the transaction ends; null if there is none. Lock order: users,
 * availabilities, booking pages.
 */
export async function lockAvailability(
  tx: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
): Promise<Availability | null> {
  const [locked] = await executeSql(tx, LOCK, [organization, path.user_id, path.availability_id ?? null]);
  return locked ? tx.availability.findUnique({ where: toRowKey(organization, locked.id) }) : null;
}
