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

/** Marks jobs that the memory of a process recalls, so that another one can if that process dies. */
const POSTPONED_FLAG = "postponed";

/** A sandbox's jobs cannot be recalled, and are few. */
const SANDBOX_DELAY_MS = 1000;

const PUT_OFF = definePreparedStatement<{ id: number; payload: string }>(`
  SELECT coalesce(id, 0) AS id, coalesce(payload::text, '') AS payload
    FROM graphile_worker.add_jobs(
      ARRAY(SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) spec))`);

const RECALL = definePreparedStatement(`
  SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text)
    FROM graphile_worker.reschedule_jobs($1::bigint[], $2::timestamptz)`);

/** The queue joins the jobs with their tasks, and so returns them in any order. */
const insertPostponed = createCallBatcher<JobSpec, number>(async (db, _organization, specs) => {
  const rows = await executeSql(db, PUT_OFF, [JSON.stringify(specs)]);
  const ids = new Map(rows.map(({ id, payload }) => [payload, id]));
  return specs.map(({ payload }) => ids.get(JSON.stringify(payload)) as number);
});

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
  return insertPostponed(
    db,
    "",
    buildJobSpec(task.name, jobPayload, { afterMs, priority: task.priority, flags: [POSTPONED_FLAG] }),
  );
}

const RECALL_ALL = definePreparedStatement(`
  SELECT count(*)
    FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker._private_jobs
             WHERE flags ? '${POSTPONED_FLAG}' AND run_at > now() AND locked_at IS NULL),
      now())`);

/** Runs every postponed job now, after a process has died that would have recalled its own. */
export const runAllPostponed = (connection: Queryable) => runOnConnection(connection, RECALL_ALL);

/** Runs postponed jobs now, as if they had been due since then, unless a worker has started them already. */
export const runJobsNow = (
  connection: Queryable,
  { jobs, dueAt }: { jobs: readonly number[]; dueAt: Date },
) => runOnConnection(connection, RECALL, [jobs, dueAt]);
