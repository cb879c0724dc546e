import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { describeOrigin } from "./origin";
import type { Task } from "./task";
import { addTestJob, removeTestJob } from "./test-jobs";
import { describeJob, type Spec, type When, writeAtEnd } from "./write-jobs";

type Job<Payload> = When & { payload: Payload };

/** Queues jobs within the caller's transaction: they run once it has committed, and never if it rolls back. */
export async function addJobs<Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  jobs: readonly Job<Payload>[],
) {
  if (jobs.length === 0) return;
  const origin = describeOrigin();
  const specs: Spec[] = [];
  for (const { payload, priority = task.priority, ...when } of jobs) {
    const told = { ...payload, ...origin };
    if (await addTestJob(tx, task.name, told, when)) continue;
    specs.push(describeJob(task.name, told, { ...when, priority }));
  }
  if (specs.length > 0) await writeAtEnd(tx, specs);
}

/** Takes back the job that waits with this key. */
export async function removeJob(tx: Db, organization: string, key: string) {
  if (!(await removeTestJob(tx, organization, key))) await sql(tx, REMOVE_JOB_STATEMENT, [key]);
}

const REMOVE_JOB_STATEMENT = preparedStatement("SELECT FROM graphile_worker.remove_job($1)");

/** One job. */
export const addJob = <Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  payload: Payload,
  when: When = {},
) => addJobs(tx, task, [{ payload, ...when }]);
