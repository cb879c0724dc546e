import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { AvailabilityPath } from "./queries";

const LOCK = statement<{ id: string }>(`
  SELECT id FROM availabilities
   WHERE organization_id = $1 AND user_id = $2 AND ($3::text IS NULL OR id = $3)
   ORDER BY created_at, id LIMIT 1
     FOR UPDATE`);

/**
 * The availability as nobody else can change it until the transaction ends; null if there is none.
 * Whoever locks several rows takes users, availabilities, booking pages, in this order.
 */
export async function lockAvailability(
  tx: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
): Promise<Availability | null> {
  const [locked] = await sql(tx, LOCK, [organization, path.user_id, path.availability_id ?? null]);
  return locked ? tx.availability.findUnique({ where: keyOf(organization, locked.id) }) : null;
}
