import { deleteRows } from "@/lib/domain/lifecycle/organization-data/delete-rows";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const STAND_AT = statement(`
  UPDATE test_clocks SET at = $2, tidied_at = $2, runs_since = NULL, target = NULL, resumes = false
   WHERE organization_id = $1`);

const RUN_ON_TIME = statement(`
  UPDATE test_clocks
     SET at = CURRENT_TIMESTAMP, tidied_at = CURRENT_TIMESTAMP, runs_since = CURRENT_TIMESTAMP, target = NULL, resumes = false
   WHERE organization_id = $1`);

const STOP = statement("UPDATE test_clocks SET target = NULL WHERE organization_id = $1");

/** With which the sandbox is a sandbox, and is reached. */
const KEPT = ["api_keys", "test_clocks", "directory"];

const LEAVE_NAMES = statement("DELETE FROM directory WHERE organization_id = $1 AND kind <> 'sandbox'");

/**
 * Deletes everything in a sandbox but its settings and keys, and sets its clock: at `now`, where it stands still, or at
 * the world's time. Broken off, it can be called again.
 */
export async function resetSandbox(db: Db, sandbox: OrganizationId, now: Date | null): Promise<void> {
  await sql(db, STOP, [sandbox]);
  await deleteRows(db, sandbox, { except: KEPT });
  await inTransaction(db, async (tx) => {
    await sql(tx, LEAVE_NAMES, [sandbox]);
    await (now ? sql(tx, STAND_AT, [sandbox, now]) : sql(tx, RUN_ON_TIME, [sandbox]));
  });
}
