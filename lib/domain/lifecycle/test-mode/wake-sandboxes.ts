import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { wakeSandbox } from "@/lib/platform/queue/write-jobs";

const RUNNING = statement<{ id: string }>(
  "SELECT organization_id AS id FROM test_clocks WHERE runs_since IS NOT NULL",
);

/** Has somebody look after every sandbox whose time runs by itself: a night may have passed there. */
export async function wakeSandboxes(db: Db): Promise<void> {
  for (const { id } of await sql(db, RUNNING)) await inTransaction(db, (tx) => wakeSandbox(tx, id));
}
