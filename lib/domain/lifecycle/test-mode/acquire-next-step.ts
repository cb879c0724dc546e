import { asInstant, type Instant } from "@/lib/core/time/instant";
import { enqueueOrganizationOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { deriveLastRetentionRun } from "./derive-last-retention-run";
import { findNextOfferTime } from "./find-next-offer-time";

/** Longer than a job may take. A worker that dies holds a sandbox no longer than this. */
const LOCK_SECONDS = 30;

/** A worker that finds the sandbox in another one's hands looks again. */
const BUSY_MS = 500;

interface ClockRow {
  at: Date;
  runs_since: Date | null;
  target: Date | null;
  resumes: boolean;
  tidied_at: Date;
  elsewhere: boolean;
}

const LOCK_CLOCK = defineStatement<ClockRow>(`
  SELECT at, runs_since, target, resumes, tidied_at,
         coalesce(held_until > CURRENT_TIMESTAMP AND held_by <> $2, false) AS elsewhere
    FROM test_clocks WHERE organization_id = $1 FOR UPDATE`);

const CLAIM_SANDBOX = defineStatement(`
  UPDATE test_clocks SET held_by = $2, held_until = CURRENT_TIMESTAMP + interval '${LOCK_SECONDS} seconds',
                         at = CASE WHEN target IS NULL THEN at ELSE greatest(at, $3) END
   WHERE organization_id = $1`);

const RELEASE_SANDBOX = defineStatement(
  "UPDATE test_clocks SET held_by = NULL, held_until = NULL WHERE organization_id = $1 AND held_by = $2",
);

// Of those due first, in the order in which they were queued; while the clock moves, nothing overtakes what is held up.
const NEXT_JOB = defineStatement<{
  id: string;
  task: string;
  payload: object;
  attempts: number;
  due_at: Date;
  wait: number;
}>(`
  SELECT id, task, payload, attempts, due_at,
         coalesce(greatest(extract(epoch FROM not_before - CURRENT_TIMESTAMP) * 1000, 0), 0)::float AS wait
    FROM test_jobs
   WHERE organization_id = $1 AND failed_at IS NULL AND due_at <= $2
     AND ($3 OR not_before IS NULL OR not_before <= CURRENT_TIMESTAMP)
   ORDER BY due_at, id LIMIT 1`);

// Without its key, so that what is queued under it from now on is a job of its own.
const CLAIM = defineStatement(
  "UPDATE test_jobs SET key = NULL, attempts = attempts + 1 WHERE organization_id = $1 AND id = $2",
);

const ARRIVE = defineStatement(
  "UPDATE test_clocks SET at = target, target = NULL, runs_since = NULL WHERE organization_id = $1",
);

const ARRIVE_AND_RUN_ON = defineStatement(`
  UPDATE test_clocks SET at = target, target = NULL, runs_since = CURRENT_TIMESTAMP, resumes = false
   WHERE organization_id = $1`);

const RETENTION_RUN_DONE = defineStatement(
  "UPDATE test_clocks SET tidied_at = $2 WHERE organization_id = $1 AND tidied_at = $3",
);

export interface ClaimedJob {
  id: string;
  task: string;
  payload: object;
  /** How often it has been tried, this time included. */
  attempt: number;
}

export type SandboxStep =
  | { do: "job"; job: ClaimedJob }
  /** What is old at that time is to be removed, and then that noted. */
  | { do: "tidy"; at: Instant; before: Date }
  | { do: "again" }
  /** Milliseconds of the world. */
  | { do: "wait"; ms: number }
  | { do: "nothing" };

/**
 * What is next in a sandbox, whose clock is set to the time of it. A job and a tidying stay until they are noted as done, so
 * that a worker that dies is followed by one that does them again.
 */
export const acquireNextStep = (db: Db, sandbox: OrganizationId, worker: string): Promise<SandboxStep> =>
  withTransaction(db, async (tx) => {
    const [row] = await executeSql(tx, LOCK_CLOCK, [sandbox, worker]);
    if (!row) return { do: "nothing" };
    if (row.elsewhere) return { do: "wait", ms: BUSY_MS };
    const isMoving = row.target !== null;
    const now = getClockTime({ at: row.at.getTime(), runsSince: row.runs_since?.getTime() ?? null });
    const end = row.target ? asInstant(row.target.getTime()) : now;
    const [job] = await executeSql(tx, NEXT_JOB, [sandbox, new Date(end), isMoving]);
    const stop = job ? asInstant(Math.max(job.due_at.getTime(), row.at.getTime())) : end;
    const hold = (at: Instant) => executeSql(tx, CLAIM_SANDBOX, [sandbox, worker, new Date(at)]);

    const tidying = deriveLastRetentionRun(stop);
    const offering = isMoving
      ? await findNextOfferTime(tx, sandbox, { after: now, to: stop, isEnd: !job })
      : null;
    if (tidying > row.tidied_at.getTime() && (offering === null || tidying <= offering)) {
      await hold(tidying);
      return { do: "tidy", at: tidying, before: row.tidied_at };
    }
    if (offering !== null) {
      await hold(offering);
      await createOffersAt(tx, sandbox, offering);
      return { do: "again" };
    }
    if (job && job.wait > 0) return { do: "wait", ms: job.wait };
    if (job) {
      await hold(stop);
      await executeSql(tx, CLAIM, [sandbox, job.id]);
      const { id, task, payload, attempts } = job;
      return { do: "job", job: { id, task, payload, attempt: attempts + 1 } };
    }
    if (!isMoving) return { do: "nothing" };
    await executeSql(tx, row.resumes ? ARRIVE_AND_RUN_ON : ARRIVE, [sandbox]);
    return { do: "again" };
  });

/** Time may have become free by then without anybody's act. In the step itself: nothing would lead back to that moment. */
const createOffersAt = (tx: Db, organization: OrganizationId, at: Instant) =>
  runInWorkContext({ requestId: null, organization, clock: { at, runsSince: null } }, () =>
    enqueueOrganizationOffers(tx, organization, at),
  );

/** `before`: when that was last. Whoever has emptied the sandbox meanwhile has set another time, which stays. */
export const recordRetentionRun = (
  db: Db,
  sandbox: OrganizationId,
  { at, before }: { at: Instant; before: Date },
) => executeSql(db, RETENTION_RUN_DONE, [sandbox, new Date(at), before]);

export const releaseSandbox = (db: Db, sandbox: OrganizationId, worker: string): Promise<unknown> =>
  executeSql(db, RELEASE_SANDBOX, [sandbox, worker]);
