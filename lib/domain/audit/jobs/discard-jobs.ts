import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const DISCARD = statement<{ id: number | null }>("SELECT id FROM graphile_worker.complete_jobs($1)");

/** Takes jobs out of the queue that are not under way: what they were to do is not done. */
export async function discardJobs(db: Db, ids: readonly string[]): Promise<number[]> {
  return (await sql(db, DISCARD, [ids])).flatMap(({ id }) => id ?? []);
}
