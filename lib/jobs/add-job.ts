import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { TaskName, TaskPayloads } from "./payloads";

interface When {
  /** Of all waiting jobs with one key only the last is kept. */
  key?: string;
  runAt?: Date;
}

type Job<Name extends TaskName> = When & { payload: TaskPayloads[Name] };

/** Queues jobs within the caller's transaction: they run once it has committed, and never if it rolls back. */
export async function addJobs<Name extends TaskName>(tx: Db, task: Name, jobs: readonly Job<Name>[]) {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ payload, key, runAt }) => ({
    identifier: task,
    payload,
    ...(key && { job_key: key }),
    ...(runAt && { run_at: runAt.toISOString() }),
  }));
  await sql(
    tx,
    `SELECT count(*) FROM graphile_worker.add_jobs(
       ARRAY(SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) spec))`,
    [JSON.stringify(specs)],
  );
}

/** One job. */
export const addJob = <Name extends TaskName>(
  tx: Db,
  task: Name,
  payload: TaskPayloads[Name],
  when: When = {},
) => addJobs(tx, task, [{ payload, ...when }]);
