import type { Db } from "@/lib/platform/db/client";
import { getConnection } from "@/lib/platform/db/connection";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { describeOrigin } from "./origin";
import type { Task } from "./task";

interface When {
  /** Of all waiting jobs with one key only the last is kept. */
  key?: string;
  runAt?: Date;
  /** By which workers can leave jobs for later. */
  flags?: readonly string[];
}

type Job<Payload> = When & { payload: Payload };

interface Spec {
  identifier: string;
  payload: object;
  job_key?: string;
  run_at?: string;
  flags?: readonly string[];
}

/** By transaction: all its jobs are written by one statement, at its end. */
const waiting = new WeakMap<Db, Spec[]>();

/** Queues jobs within the caller's transaction: they run once it has committed, and never if it rolls back. */
export async function addJobs<Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  jobs: readonly Job<Payload>[],
) {
  if (jobs.length === 0) return;
  const origin = describeOrigin();
  const specs = jobs.map(
    ({ payload, key, runAt, flags }): Spec => ({
      identifier: task.name,
      payload: { ...payload, ...origin },
      ...(key && { job_key: key }),
      ...(runAt && { run_at: runAt.toISOString() }),
      ...(flags && { flags }),
    }),
  );
  const { atEnd } = getConnection(tx);
  const before = waiting.get(tx);
  if (!atEnd) await writeJobs(tx, specs);
  else if (before) before.push(...specs);
  else {
    waiting.set(tx, specs);
    atEnd.push(() => writeJobs(tx, specs));
  }
}

const ADD_JOBS_STATEMENT = preparedStatement(`
  SELECT count(*) FROM graphile_worker.add_jobs(
    ARRAY(SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) spec))`);

async function writeJobs(db: Db, specs: readonly Spec[]) {
  await sql(db, ADD_JOBS_STATEMENT, [JSON.stringify(pickLatest(specs))]);
}

/** The queue refuses two of one key at a time. */
function pickLatest(specs: readonly Spec[]): Spec[] {
  const latest = new Map(specs.map((spec) => [spec.job_key, spec]));
  return specs.filter((spec) => !spec.job_key || latest.get(spec.job_key) === spec);
}

/** One job. */
export const addJob = <Payload extends object>(
  tx: Db,
  task: Task<Payload>,
  payload: Payload,
  when: When = {},
) => addJobs(tx, task, [{ payload, ...when }]);
