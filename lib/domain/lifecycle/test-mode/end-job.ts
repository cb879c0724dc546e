import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { MAX_TEST_TRIES } from "@/lib/platform/queue/test-jobs";
import type { ClaimedJob } from "./next-step";

const MAX_ERROR_CHARACTERS = 500;

const DONE = statement("DELETE FROM test_jobs WHERE organization_id = $1 AND id = $2");

const GIVE_UP = statement(`
  UPDATE test_jobs SET last_error = $3, failed_at = CURRENT_TIMESTAMP WHERE organization_id = $1 AND id = $2`);

const TRY_AGAIN = statement(`
  UPDATE test_jobs SET last_error = $3, not_before = CURRENT_TIMESTAMP + $4 * interval '1 second'
   WHERE organization_id = $1 AND id = $2`);

/** Notes what came of a try; what failed is tried again, ever later, in the world's time. */
export async function endJob(db: Db, sandbox: OrganizationId, { id, attempt }: ClaimedJob, error: unknown) {
  if (error === null) return sql(db, DONE, [sandbox, id]);
  const text = String((error as Error)?.message ?? error)
    .replaceAll("\0", "")
    .slice(0, MAX_ERROR_CHARACTERS);
  return attempt < MAX_TEST_TRIES
    ? sql(db, TRY_AGAIN, [sandbox, id, text, 2 ** (attempt - 1)])
    : sql(db, GIVE_UP, [sandbox, id, text]);
}
