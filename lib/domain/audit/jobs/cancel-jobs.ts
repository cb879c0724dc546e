import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

const CANCEL = defineStatement<{ id: number | null }>("SELECT id FROM graphile_worker.complete_jobs($1)");

/** Removes jobs that are not running from the queue. */
export async function cancelJobs(db: Db, ids: readonly string[]): Promise<number[]> {
  return (await executeSql(db, CANCEL, [ids])).flatMap(({ id }) => id ?? []);
}
