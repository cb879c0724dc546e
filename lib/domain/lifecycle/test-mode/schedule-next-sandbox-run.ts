import { getClockTime } from "@/lib/platform/clock/read-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { scheduleSandbox } from "@/lib/platform/queue/enqueue-at-commit";

const NEXT = defineStatement<{ at: Date; running_since: Date | null; due: Date | null; held: Date | null }>(`
  SELECT c.at, c.running_since,
         (SELECT min(j.due_at) FROM test_jobs j
           WHERE j.organization_id = $1 AND j.failed_at IS NULL AND j.not_before IS NULL) AS due,
         (SELECT min(j.not_before) FROM test_jobs j
           WHERE j.organization_id = $1 AND j.failed_at IS NULL AND j.not_before > CURRENT_TIMESTAMP) AS held
    FROM test_clocks c WHERE c.organization_id = $1`);

/** Schedules the next run of a sandbox with a running clock, at the real time of its next job. */
export const scheduleNextSandboxRun = (db: Db, sandbox: OrganizationId): Promise<void> =>
  withTransaction(db, async (tx) => {
    const [row] = await executeSql(tx, NEXT, [sandbox]);
    if (!row) return;
    const { at, running_since, due, held } = row;
    const runningSince = running_since?.getTime() ?? null;
    const times = held ? [held.getTime()] : [];
    if (due && runningSince !== null)
      times.push(Date.now() + due.getTime() - getClockTime({ at: at.getTime(), runningSince }));
    if (times.length > 0) await scheduleSandbox(tx, sandbox, new Date(Math.min(...times)));
  });
