import type { Db } from "@/lib/platform/db/client";
import { getConnection } from "@/lib/platform/db/connection";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { PRIORITIES, type Priority } from "./priority";
import { RUN_SANDBOX } from "./task";

export interface JobOptions {
  /** A key under which only the last waiting job stays. */
  key?: string;
  /** A time on the tenant's clock. */
  runAt?: Date;
  /** Milliseconds of the world's time, for delays that do not depend on the tenant's clock, such as a busy server. */
  afterMs?: number;
  /** Flags by which workers can postpone jobs. */
  flags?: readonly string[];
  priority?: Priority | undefined;
}

export interface JobSpec {
  identifier: string;
  payload: object;
  job_key?: string;
  run_at?: string;
  flags?: readonly string[];
  priority?: number;
}

/** The jobs of each transaction, inserted with one statement at its end. */
const waiting = new WeakMap<Db, JobSpec[]>();

export function buildJobSpec(
  identifier: string,
  payload: object,
  { key, runAt, afterMs, flags, priority }: JobOptions,
): JobSpec {
  const rank = priority ? PRIORITIES[priority] : getWorkContext()?.priority;
  const due = runAt ?? (afterMs === undefined ? null : new Date(Date.now() + afterMs));
  return {
    identifier,
    payload,
    ...(key && { job_key: key }),
    ...(due && { run_at: due.toISOString() }),
    ...(flags && { flags }),
    ...(rank && { priority: rank }),
  };
}

/** Inserts the jobs with one statement at the end of the transaction. */
export async function enqueueAtCommit(tx: Db, specs: JobSpec[]) {
  const { atEnd } = getConnection(tx);
  const before = waiting.get(tx);
  if (!atEnd) await insertJobs(tx, specs);
  else if (before) before.push(...specs);
  else {
    waiting.set(tx, specs);
    atEnd.push(() => insertJobs(tx, specs));
  }
}

const ADD_JOBS_STATEMENT = definePreparedStatement(`
  SELECT count(*) FROM graphile_worker.add_jobs(
    ARRAY(SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) spec))`);

async function insertJobs(db: Db, specs: readonly JobSpec[]) {
  await executeSql(db, ADD_JOBS_STATEMENT, [JSON.stringify(pickLatest(specs))]);
}

/** The queue rejects two jobs of one key in a statement. */
function pickLatest(specs: readonly JobSpec[]): JobSpec[] {
  const latest = new Map(specs.map((spec) => [spec.job_key, spec]));
  return specs.filter((spec) => !spec.job_key || latest.get(spec.job_key) === spec);
}

/**
 * Schedules a worker run for the sandbox: now, or at a time of the world's clock. Concurrent requests share one run;
 * a later run is a separate job.
 */
export const scheduleSandbox = (tx: Db, organization: string, at?: Date) =>
  enqueueAtCommit(tx, [
    buildJobSpec(
      RUN_SANDBOX.name,
      { organization },
      {
        key: `${RUN_SANDBOX.name}/${organization}${at ? "/later" : ""}`,
        ...(at && { runAt: at }),
      },
    ),
  ]);
