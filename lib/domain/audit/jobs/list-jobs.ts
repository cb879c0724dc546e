import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { MAX_TEST_ATTEMPTS } from "@/lib/platform/queue/test-jobs";
import { redactErrorMessage } from "./redact-error-message";

interface JobRow {
  id: number;
  task: string;
  state: "failed" | "retrying" | "stuck";
  attempts: number;
  max_attempts: number;
  run_at: Date;
  locked_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

/** The query examines the jobs with the longest delay. */
const MAX_LATE_JOBS = 10_000;

// The payload names the organisation and the subject, so it is not returned. One query per priority uses
// the index that begins with it; PostgreSQL before 18 would scan the whole table otherwise.
export const LATE_OR_FAILED_JOBS = defineStatement<JobRow>(`
  WITH RECURSIVE ranks AS (
    SELECT min(priority) AS priority FROM graphile_worker._private_jobs WHERE is_available
    UNION ALL
    SELECT (SELECT min(priority) FROM graphile_worker._private_jobs WHERE is_available AND priority > ranks.priority)
      FROM ranks WHERE priority IS NOT NULL
  ), noted AS (
    SELECT * FROM graphile_worker._private_jobs
     WHERE (NOT is_available OR last_error IS NOT NULL) AND payload ->> 'organization' = $1
    UNION ALL
    SELECT * FROM (
      SELECT one.* FROM ranks, LATERAL (
        SELECT * FROM graphile_worker._private_jobs
         WHERE is_available AND priority = ranks.priority AND run_at < CURRENT_TIMESTAMP - interval '5 minutes'
         ORDER BY run_at LIMIT ${MAX_LATE_JOBS}) one LIMIT ${MAX_LATE_JOBS}) late
     WHERE last_error IS NULL AND payload ->> 'organization' = $1)
  SELECT * FROM (
    SELECT j.id, t.identifier AS task, j.attempts, j.max_attempts, j.run_at, j.locked_at, j.last_error, j.created_at,
           CASE WHEN j.attempts >= j.max_attempts AND j.locked_at IS NULL THEN 'failed'
                WHEN coalesce(j.locked_at, j.run_at) < CURRENT_TIMESTAMP - interval '5 minutes' THEN 'stuck'
                WHEN j.last_error IS NOT NULL THEN 'retrying' END AS state
      FROM noted j JOIN graphile_worker._private_tasks t ON t.id = j.task_id) job
   WHERE state IS NOT NULL
   ORDER BY id DESC LIMIT 100`);

/** Jobs of a sandbox wait for its own clock. */
const LATE_OR_FAILED_TEST_JOBS = defineStatement<Omit<JobRow, "id"> & { id: string }>(`
  SELECT id, task, attempts, ${MAX_TEST_ATTEMPTS}::int AS max_attempts, due_at AS run_at, NULL::timestamptz AS locked_at, last_error,
         created_at, CASE WHEN failed_at IS NULL THEN 'retrying' ELSE 'failed' END AS state
    FROM test_jobs WHERE organization_id = $1 AND last_error IS NOT NULL ORDER BY id DESC LIMIT 100`);

export async function listJobs(db: Db, organization: OrganizationId) {
  const rows = (await findTestClock(db, organization))
    ? await executeSql(db, LATE_OR_FAILED_TEST_JOBS, [organization])
    : await executeSql(db, LATE_OR_FAILED_JOBS, [organization]);
  return rows.map(({ id, created_at: createdAt, last_error, ...row }) => ({
    ...row,
    _id: String(id),
    last_error: last_error && redactErrorMessage(last_error),
    createdAt,
  }));
}
