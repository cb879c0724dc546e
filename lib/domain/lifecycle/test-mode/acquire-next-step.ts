import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { enqueueOrganizationOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { findNextOfferTime } from "./find-next-offer-time";

/** Daily in UTC, as in live organisations. */
const TIME_OF_DAY = 3 * HOUR + 17 * MINUTE;

/**
 * Derives the last nightly run up to `now`. One run covers all earlier ones: between two steps of a sandbox no client
 * can see the difference.
 */
const deriveLastRetentionRun = (now: Instant): Instant =>
  asInstant(Math.floor((now - TIME_OF_DAY) / DAY) * DAY + TIME_OF_DAY);

/** Exceeds the longest job; a crashed worker blocks a sandbox no longer than this. */
const LOCK_SECONDS = 30;

/** Delay before a worker tries again a sandbox that another worker has locked. */
const BUSY_MS = 500;

interface ClockRow {
  at: Date;
  running_since: Date | null;
  target: Date | null;
  resumes: boolean;
  retention_run_at: Date;
  elsewhere: boolean;
}

const LOCK_CLOCK = defineStatement<ClockRow>(`
  SELECT at, running_since, target, resumes, retention_run_at,
         coalesce(locked_until > CURRENT_TIMESTAMP AND locked_by <> $2, false) AS elsewhere
    FROM test_clocks WHERE organization_id = $1 FOR UPDATE`);

const CLAIM_SANDBOX = defineStatement(`
  UPDATE test_clocks SET locked_by = $2, locked_until = CURRENT_TIMESTAMP + interval '${LOCK_SECONDS} seconds',
                         at = CASE WHEN target IS NULL THEN at ELSE greatest(at, $3) END
   WHERE organization_id = $1`);

const RELEASE_SANDBOX = defineStatement(
  "UPDATE test_clocks SET locked_by = NULL, locked_until = NULL WHERE organization_id = $1 AND locked_by = $2",
);

// Jobs sorted by due time, then by queue order; while the clock moves, a delayed job blocks later ones.
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

// Clears the key, so that later jobs with the same key are separate.
const CLAIM = defineStatement(
  "UPDATE test_jobs SET key = NULL, attempts = attempts + 1 WHERE organization_id = $1 AND id = $2",
);

const ARRIVE = defineStatement(
  "UPDATE test_clocks SET at = target, target = NULL, running_since = NULL WHERE organization_id = $1",
);

const ARRIVE_AND_RUN_ON = defineStatement(`
  UPDATE test_clocks SET at = target, target = NULL, running_since = CURRENT_TIMESTAMP, resumes = false
   WHERE organization_id = $1`);

const RETENTION_RUN_DONE = defineStatement(
  "UPDATE test_clocks SET retention_run_at = $2 WHERE organization_id = $1 AND retention_run_at = $3",
);

export interface ClaimedJob {
  id: string;
  task: string;
  payload: object;
  /** Number of tries, including this one. */
  attempt: number;
}

export type SandboxStep =
  | { do: "job"; job: ClaimedJob }
  /** Runs retention for that time and then records it. */
  | { do: "tidy"; at: Instant; before: Date }
  | { do: "again" }
  /** Milliseconds of real time. */
  | { do: "wait"; ms: number }
  | { do: "nothing" };

/**
 * Claims the next step in a sandbox and sets its clock to the step's time. A job or retention run is repeated if its
 * worker crashes before recording the result.
 */
export const acquireNextStep = (db: Db, sandbox: OrganizationId, worker: string): Promise<SandboxStep> =>
  withTransaction(db, async (tx) => {
    const [row] = await executeSql(tx, LOCK_CLOCK, [sandbox, worker]);
    if (!row) return { do: "nothing" };
    if (row.elsewhere) return { do: "wait", ms: BUSY_MS };
    const isMoving = row.target !== null;
    const now = getClockTime({ at: row.at.getTime(), runningSince: row.running_since?.getTime() ?? null });
    const end = row.target ? asInstant(row.target.getTime()) : now;
    const [job] = await executeSql(tx, NEXT_JOB, [sandbox, new Date(end), isMoving]);
    const stop = job ? asInstant(Math.max(job.due_at.getTime(), row.at.getTime())) : end;
    const claim = (at: Instant) => executeSql(tx, CLAIM_SANDBOX, [sandbox, worker, new Date(at)]);

    const retentionRun = deriveLastRetentionRun(stop);
    const offerTime = isMoving
      ? await findNextOfferTime(tx, sandbox, { after: now, to: stop, isEnd: !job })
      : null;
    if (retentionRun > row.retention_run_at.getTime() && (offerTime === null || retentionRun <= offerTime)) {
      await claim(retentionRun);
      return { do: "tidy", at: retentionRun, before: row.retention_run_at };
    }
    if (offerTime !== null) {
      await claim(offerTime);
      await createOffersAt(tx, sandbox, offerTime);
      return { do: "again" };
    }
    if (job && job.wait > 0) return { do: "wait", ms: job.wait };
    if (job) {
      await claim(stop);
      await executeSql(tx, CLAIM, [sandbox, job.id]);
      const { id, task, payload, attempts } = job;
      return { do: "job", job: { id, task, payload, attempt: attempts + 1 } };
    }
    if (!isMoving) return { do: "nothing" };
    await executeSql(tx, row.resumes ? ARRIVE_AND_RUN_ON : ARRIVE, [sandbox]);
    return { do: "again" };
  });

/** Offers time that expired holds have freed by then. Part of the step itself, as no later step returns to that moment. */
const createOffersAt = (tx: Db, organization: OrganizationId, at: Instant) =>
  runInWorkContext({ requestId: null, organization, clock: { at, runningSince: null } }, () =>
    enqueueOrganizationOffers(tx, organization, at),
  );

/** `before`: time of the previous run. A concurrent reset of the sandbox has set another time, which stays. */
export const recordRetentionRun = (
  db: Db,
  sandbox: OrganizationId,
  { at, before }: { at: Instant; before: Date },
) => executeSql(db, RETENTION_RUN_DONE, [sandbox, new Date(at), before]);

export const releaseSandbox = (db: Db, sandbox: OrganizationId, worker: string): Promise<unknown> =>
  executeSql(db, RELEASE_SANDBOX, [sandbox, worker]);
