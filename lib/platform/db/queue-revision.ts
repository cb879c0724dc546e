import type pg from "pg";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

/** The schema revision of the job queue in this version of graphile-worker. */
export const QUEUE_REVISION = 19;

/** The index of running, failed and abandoned jobs. */
export const NOTABLE_JOBS_INDEX = "jobs_of_note";

const STATE_STATEMENT = defineStatement<{ revision: number | null; indexed: boolean }>(`
  SELECT max(id) AS revision, to_regclass('graphile_worker.${NOTABLE_JOBS_INDEX}') IS NOT NULL AS indexed
    FROM graphile_worker.migrations`);

/** True if jobs can be queued: the tables of the queue exist and have the revision of the code. */
export async function isQueueCurrent(db: pg.Pool | pg.ClientBase): Promise<boolean> {
  try {
    const [state] = await runOnConnection(db, STATE_STATEMENT);
    return (state?.revision ?? 0) >= QUEUE_REVISION && state?.indexed === true;
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return false; // neither schema nor table yet
    throw error;
  }
}
