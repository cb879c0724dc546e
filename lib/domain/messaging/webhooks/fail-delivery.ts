import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { DELIVER_WEBHOOK } from "./tasks";

const FAIL = statement(
  "UPDATE webhook_deliveries SET state = 'failed', next_at = NULL, updated_at = now() WHERE organization_id = $1 AND id = $2 AND state = 'pending'",
);

/** Fails a delivery that was queued or put off while its webhook was being disabled. */
export async function failDelivery(db: Db, { organization, delivery }: PayloadOf<typeof DELIVER_WEBHOOK>) {
  await sql(db, FAIL, [organization, delivery]);
}
