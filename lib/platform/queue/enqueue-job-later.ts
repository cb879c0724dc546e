import type { Db } from "@/lib/platform/db/client";
import type { Queryable } from "@/lib/platform/db/connection";
import { createCallBatcher } from "@/lib/platform/db/create-call-batcher";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildJobSpec, type JobSpec } from "./enqueue-at-commit";
import { getJobOrigin } from "./job-origin";
import type { Task } from "./task";
import { addTestJob } from "./test-jobs";

/** A sandbox's jobs cannot be recalled, and are few. */
const SANDBOX_DELAY_MS = 1000;

const PUT_OFF = definePreparedStatement<{ id: number }>(`
  SELECT coalesce(id, 0) AS id
    FROM graphile_worker.add_jobs(
      ARRAY(SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) spec))
   ORDER BY 1`);

const RECALL = definePreparedStatement(`
  SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text)
    FROM graphile_worker.reschedule_jobs($1::bigint[], $2::timestamptz)`);

// Ids are returned in the order of the specifications.
const insertPostponed = createCallBatcher<JobSpec, number>(async (db, _organization, specs) =>
  (await executeSql(db, PUT_OFF, [JSON.stringify(specs)])).map(({ id }) => id),
);

/**
 * Postpones the job by the world's clock, in one statement with other jobs that are postponed now. Returns its id, by
 * which it can be recalled; null for a job of a sandbox, which has a queue of its own.
 */
export async function enqueueJobLater<Payload extends { organization: string }>(
  db: Db,
  task: Task<Payload>,
  payload: Payload,
  afterMs: number,
): Promise<number | null> {
  const jobPayload = { ...payload, ...getJobOrigin() };
  if (await addTestJob(db, task.name, jobPayload, { afterMs: SANDBOX_DELAY_MS })) return null;
  return insertPostponed(db, "", buildJobSpec(task.name, jobPayload, { afterMs, priority: task.priority }));
}

/** Runs postponed jobs now, as if they had been due since then, unless a worker has started them already. */
export const runJobsNow = (
  connection: Queryable,
  { jobs, dueAt }: { jobs: readonly number[]; dueAt: Date },
) => runOnConnection(connection, RECALL, [jobs, dueAt]);
