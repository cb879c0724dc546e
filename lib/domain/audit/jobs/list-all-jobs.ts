import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { redactErrorMessage } from "./redact-error-message";

const MAX_JOBS = 1000;

interface JobRow {
  id: number;
  task: string;
  /** "failed": out of attempts; "retrying": failed before; "waiting": for its time or its queue. */
  state: "failed" | "retrying" | "running" | "waiting";
  organization: string | null;
  attempts: number;
  max_attempts: number;
  run_at: Date;
  locked_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

const JOBS = defineStatement<JobRow>(`
  SELECT j.id, t.identifier AS task, j.payload ->> 'organization' AS organization, j.attempts, j.max_attempts,
         j.run_at, j.locked_at, j.last_error, j.created_at,
         CASE WHEN j.locked_at IS NOT NULL THEN 'running' WHEN NOT j.is_available THEN 'failed'
              WHEN j.last_error IS NOT NULL THEN 'retrying' ELSE 'waiting' END AS state
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
   WHERE NOT $1 OR (NOT j.is_available AND j.locked_at IS NULL)
   ORDER BY j.id LIMIT ${MAX_JOBS}`);

/** Lists the oldest jobs of all organisations; with `failed`, only those without attempts left. */
export async function listAllJobs(db: Db, { failed }: { failed: boolean }) {
  const rows = await executeSql(db, JOBS, [failed]);
  return rows.map((row) => ({ ...row, last_error: row.last_error && redactErrorMessage(row.last_error) }));
}
