import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { DELIVER_WEBHOOK } from "./tasks";

const MARK_FAILED = defineStatement(
  "UPDATE webhook_deliveries SET state = 'failed', next_at = NULL, updated_at = now() WHERE organization_id = $1 AND id = $2 AND state = 'pending'",
);

/** Fails a delivery that was enqueued or deferred while its webhook was disabled. */
export async function markDeliveryFailed(
  db: Db,
  { organization, delivery }: PayloadOf<typeof DELIVER_WEBHOOK>,
) {
  await executeSql(db, MARK_FAILED, [organization, delivery]);
}
