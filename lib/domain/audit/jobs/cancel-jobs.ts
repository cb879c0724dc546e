import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

const CANCEL = defineStatement<{ id: number | null }>("SELECT id FROM graphile_worker.complete_jobs($1)");

/** Takes jobs out of the queue that are not under way: what they were to do is not done. */
export async function cancelJobs(db: Db, ids: readonly string[]): Promise<number[]> {
  return (await executeSql(db, CANCEL, [ids])).flatMap(({ id }) => id ?? []);
}
