import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { scheduleSandbox } from "@/lib/platform/queue/enqueue-at-commit";

const RUNNING = defineStatement<{ id: string }>(
  "SELECT organization_id AS id FROM test_clocks WHERE running_since IS NOT NULL",
);

/** Schedules a run of every sandbox with a running clock, in which a nightly run may be due. */
export async function scheduleRunningSandboxes(db: Db): Promise<void> {
  for (const { id } of await executeSql(db, RUNNING))
    await withTransaction(db, (tx) => scheduleSandbox(tx, id));
}
