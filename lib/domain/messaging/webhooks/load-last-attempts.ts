import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

export interface AttemptResult {
  startedAt: Date;
  status: number | null;
  error: string | null;
}

const LAST_ATTEMPTS = defineStatement<AttemptResult & { delivery: string }>(`
  SELECT DISTINCT ON (delivery_id) delivery_id AS delivery, started_at AS "startedAt", status, error
    FROM webhook_attempts
   WHERE organization_id = $1 AND delivery_id = ANY($2::text[])
   ORDER BY delivery_id, number DESC`);

/** Returns the result of the last attempt of each delivery, by its id. Untried deliveries are absent. */
export async function loadLastAttempts(
  db: Db,
  organization: OrganizationId,
  deliveries: readonly string[],
): Promise<ReadonlyMap<string, AttemptResult>> {
  if (deliveries.length === 0) return new Map();
  const rows = await executeSql(db, LAST_ATTEMPTS, [organization, deliveries]);
  return new Map(rows.map(({ delivery, ...attempt }) => [delivery, attempt]));
}
