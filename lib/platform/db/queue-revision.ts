import type pg from "pg";
import { runStatement } from "./run-statement";
import { statement } from "./statement";

/** The revision of the job queue's own tables that this version of graphile-worker brings. */
export const QUEUE_REVISION = 19;

/** The index of the jobs that run, were given up, or failed before. */
export const JOBS_OF_NOTE = "jobs_of_note";

const STATE_STATEMENT = statement<{ revision: number | null; indexed: boolean }>(`
  SELECT max(id) AS revision, to_regclass('graphile_worker.${JOBS_OF_NOTE}') IS NOT NULL AS indexed
    FROM graphile_worker.migrations`);

/** Whether jobs can be queued: the tables of the queue are there, and as new as the code. */
export async function isQueueCurrent(db: pg.Pool | pg.ClientBase): Promise<boolean> {
  try {
    const [state] = await runStatement(db, STATE_STATEMENT);
    return (state?.revision ?? 0) >= QUEUE_REVISION && state?.indexed === true;
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return false; // neither schema nor table yet
    throw error;
  }
}
