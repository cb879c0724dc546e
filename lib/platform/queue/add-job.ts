import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildJobSpec, enqueueAtCommit, type JobOptions, type JobSpec } from "./enqueue-at-commit";
import { getJobOrigin } from "./job-origin";
import type { Task } from "./task";
import { addTestJob, removeTestJob } from "./test-jobs";

type Job<Payload> = JobOptions & { payload: Payload };

/** Queues jobs in the caller's transaction: they run once it has committed, and never if it rolls back. */
export async function addJobs<Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  jobs: readonly Job<Payload>[],
) {
  if (jobs.length === 0) return;
  const origin = getJobOrigin();
  const specs: JobSpec[] = [];
  for (const { payload, priority = task.priority, ...when } of jobs) {
    const jobPayload = { ...payload, ...origin };
    if (await addTestJob(tx, task.name, jobPayload, when)) continue;
    specs.push(buildJobSpec(task.name, jobPayload, { ...when, priority }));
  }
  if (specs.length > 0) await enqueueAtCommit(tx, specs);
}

/** Removes the waiting job with this key. */
export async function removeJob(tx: Db, organization: string, key: string) {
  if (!(await removeTestJob(tx, organization, key))) await executeSql(tx, REMOVE_JOB_STATEMENT, [key]);
}

const REMOVE_JOB_STATEMENT = definePreparedStatement("SELECT FROM graphile_worker.remove_job($1)");

/** Queues one job. */
export const addJob = <Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  payload: Payload,
  when: JobOptions = {},
) => addJobs(tx, task, [{ payload, ...when }]);
