import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

const FAILED = defineStatement<{ id: number }>(`
  SELECT id FROM graphile_worker._private_jobs WHERE NOT is_available AND locked_at IS NULL ORDER BY id`);

const RETRY = defineStatement<{ id: number | null }>(
  "SELECT id FROM graphile_worker.reschedule_jobs($1, run_at => now(), attempts => 0)",
);

/**
 * Schedules failed or waiting jobs at once with all attempts; without ids, all jobs that are out of attempts.
 */
export async function retryJobs(db: Db, ids: readonly string[] | null): Promise<number[]> {
  const chosen = ids ?? (await executeSql(db, FAILED)).map(({ id }) => id);
  return (await executeSql(db, RETRY, [chosen])).flatMap(({ id }) => id ?? []);
}
