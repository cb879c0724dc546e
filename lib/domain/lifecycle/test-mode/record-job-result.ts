import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { MAX_TEST_ATTEMPTS } from "@/lib/platform/queue/test-jobs";
import type { ClaimedJob } from "./acquire-next-step";

const MAX_ERROR_CHARACTERS = 500;

const DONE = defineStatement("DELETE FROM test_jobs WHERE organization_id = $1 AND id = $2");

const GIVE_UP = defineStatement(`
  UPDATE test_jobs SET last_error = $3, failed_at = CURRENT_TIMESTAMP WHERE organization_id = $1 AND id = $2`);

const TRY_AGAIN = defineStatement(`
  UPDATE test_jobs SET last_error = $3, not_before = CURRENT_TIMESTAMP + $4 * interval '1 second'
   WHERE organization_id = $1 AND id = $2`);

/** Records the result of a try; failed jobs are retried with growing delays in real time. */
export async function recordJobResult(
  db: Db,
  sandbox: OrganizationId,
  { id, attempt }: ClaimedJob,
  error: unknown,
) {
  if (error === null) return executeSql(db, DONE, [sandbox, id]);
  const text = String((error as Error)?.message ?? error)
    .replaceAll("\0", "")
    .slice(0, MAX_ERROR_CHARACTERS);
  return attempt < MAX_TEST_ATTEMPTS
    ? executeSql(db, TRY_AGAIN, [sandbox, id, text, 2 ** (attempt - 1)])
    : executeSql(db, GIVE_UP, [sandbox, id, text]);
}
