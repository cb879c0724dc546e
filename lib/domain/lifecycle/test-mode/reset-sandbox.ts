import { deleteOrganizationRows } from "@/lib/domain/lifecycle/organization-data/delete-organization-rows";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const STAND_AT = defineStatement(`
  UPDATE test_clocks SET at = $2, retention_run_at = $2, running_since = NULL, target = NULL, resumes = false
   WHERE organization_id = $1`);

const RUN_ON_TIME = defineStatement(`
  UPDATE test_clocks
     SET at = CURRENT_TIMESTAMP, retention_run_at = CURRENT_TIMESTAMP, running_since = CURRENT_TIMESTAMP, target = NULL, resumes = false
   WHERE organization_id = $1`);

const STOP = defineStatement("UPDATE test_clocks SET target = NULL WHERE organization_id = $1");

/** Tables that define and address the sandbox itself. */
const KEPT_TABLES = ["api_keys", "test_clocks", "directory"];

const RELEASE_SLUGS = defineStatement(
  "DELETE FROM directory WHERE organization_id = $1 AND kind <> 'sandbox'",
);

/**
 * Deletes everything in a sandbox except settings and keys, and sets its clock: stopped at `now`, or running at real
 * time. An interrupted call can be repeated.
 */
export async function resetSandbox(db: Db, sandbox: OrganizationId, now: Date | null): Promise<void> {
  await executeSql(db, STOP, [sandbox]);
  await deleteOrganizationRows(db, sandbox, { except: KEPT_TABLES });
  await withTransaction(db, async (tx) => {
    await executeSql(tx, RELEASE_SLUGS, [sandbox]);
    await (now ? executeSql(tx, STAND_AT, [sandbox, now]) : executeSql(tx, RUN_ON_TIME, [sandbox]));
  });
}
