import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const NEXT_END = defineStatement<{ ends: Date | null }>(`
  SELECT (SELECT min(r.expires_at) FROM reservations r
           WHERE r.organization_id = $1 AND r.expires_at > $2 AND r.expires_at <= $3) AS ends
   WHERE EXISTS (SELECT FROM waiting_entries w WHERE w.organization_id = $1 AND w.closes_at > $2)`);

interface Span {
  after: Instant;
  to: Instant;
  /** No other step is due, so `to` is checked once more. */
  isEnd: boolean;
}

/**
 * Finds the next time on the clock's way at which a hold expires and may free time for the waiting list; null if there
 * is no entry or nothing expires.
 */
export async function findNextOfferTime(
  tx: Db,
  sandbox: OrganizationId,
  { after, to, isEnd }: Span,
): Promise<Instant | null> {
  if (after >= to) return null;
  const [row] = await executeSql(tx, NEXT_END, [sandbox, new Date(after), new Date(to)]);
  if (!row) return null;
  return row.ends ? asInstant(row.ends.getTime()) : isEnd ? to : null;
}
