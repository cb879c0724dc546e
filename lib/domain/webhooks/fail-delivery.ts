import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const FAIL = statement(
  "UPDATE webhook_deliveries SET state = 'failed', next_at = NULL WHERE id = $1 AND state = 'pending'",
);

/** Fails a delivery that was queued or put off while its webhook was being disabled. */
export async function failDelivery(db: Db, id: string) {
  await sql(db, FAIL, [id]);
}
