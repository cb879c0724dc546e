import { asInstant, type Instant } from "@/lib/core/time/instant";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface ClockRow {
  at: Date;
  running_since: Date | null;
  target: Date | null;
  resumes: boolean;
  waiting: number;
  next: Date | null;
  failed: number;
}

const READ = defineStatement<ClockRow>(`
  SELECT c.at, c.running_since, c.target, c.resumes,
         (SELECT count(*)::int FROM test_jobs j WHERE j.organization_id = $1 AND j.failed_at IS NULL) AS waiting,
         (SELECT min(j.due_at) FROM test_jobs j WHERE j.organization_id = $1 AND j.failed_at IS NULL) AS next,
         (SELECT count(*)::int FROM test_jobs j WHERE j.organization_id = $1 AND j.failed_at IS NOT NULL) AS failed
    FROM test_clocks c WHERE c.organization_id = $1`);

export async function getTestClock(db: Db, sandbox: OrganizationId) {
  const [row] = await executeSql(db, READ, [sandbox]);
  if (!row) throw new Error(`The sandbox ${sandbox} has no clock`);
  const { target, resumes, waiting, next, failed } = row;
  const runningSince = row.running_since?.getTime() ?? null;
  return {
    now: new Date(getClockTime({ at: row.at.getTime(), runningSince })),
    running: runningSince !== null || (target !== null && resumes),
    target,
    waiting,
    next,
    failed,
  };
}

/** Describes the clock of a live organisation. */
export const describeRealClock = () => ({
  now: new Date(),
  running: true,
  target: null,
  waiting: 0,
  next: null,
  failed: 0,
});

/** The clock, locked for the transaction. */
export interface LockedClock {
  now: Instant;
  target: Instant | null;
}

const LOCK = defineStatement<Pick<ClockRow, "at" | "running_since" | "target">>(
  "SELECT at, running_since, target FROM test_clocks WHERE organization_id = $1 FOR UPDATE",
);

export async function lockTestClock(tx: Db, sandbox: OrganizationId): Promise<LockedClock> {
  const [row] = await executeSql(tx, LOCK, [sandbox]);
  if (!row) throw new Error(`The sandbox ${sandbox} has no clock`);
  return {
    now: getClockTime({ at: row.at.getTime(), runningSince: row.running_since?.getTime() ?? null }),
    target: row.target && asInstant(row.target.getTime()),
  };
}
