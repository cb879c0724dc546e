import { tellTime } from "@/lib/platform/clock/read-clock";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { wakeSandbox } from "@/lib/platform/queue/write-jobs";

const NEXT = statement<{ at: Date; runs_since: Date | null; due: Date | null; held: Date | null }>(`
  SELECT c.at, c.runs_since,
         (SELECT min(j.due_at) FROM test_jobs j
           WHERE j.organization_id = $1 AND j.failed_at IS NULL AND j.not_before IS NULL) AS due,
         (SELECT min(j.not_before) FROM test_jobs j
           WHERE j.organization_id = $1 AND j.failed_at IS NULL AND j.not_before > CURRENT_TIMESTAMP) AS held
    FROM test_clocks c WHERE c.organization_id = $1`);

/** Nothing is due now: where the sandbox's time runs, somebody looks again when something is, by the world's time. */
export const wakeLater = (db: Db, sandbox: OrganizationId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [row] = await sql(tx, NEXT, [sandbox]);
    if (!row) return;
    const { at, runs_since, due, held } = row;
    const runsSince = runs_since?.getTime() ?? null;
    const times = held ? [held.getTime()] : [];
    if (due && runsSince !== null)
      times.push(Date.now() + due.getTime() - tellTime({ at: at.getTime(), runsSince }));
    if (times.length > 0) await wakeSandbox(tx, sandbox, new Date(Math.min(...times)));
  });
