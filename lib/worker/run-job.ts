import type { Instant } from "@/lib/core/time/instant";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { readClock } from "@/lib/platform/clock/read-clock";
import { type Db, getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { log } from "@/lib/platform/log/log";
import { recordJobMetrics } from "@/lib/platform/metrics/record-job-metrics";
import type { WithJobOrigin } from "@/lib/platform/queue/job-origin";
import { RUN_SANDBOX } from "@/lib/platform/queue/task";
import { withSpan } from "@/lib/platform/tracing/tracing";
import { runInWorkContext, type WorkContext } from "@/lib/platform/work/work-context";

export interface JobAttempt {
  task: string;
  payload: WithJobOrigin & { organization?: string };
  /** The number of attempts, this one included. */
  attempt: number;
  priority?: number;
  /** The time for which it was queued. */
  runAt: Date;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
}

/** The arguments of a task's function besides the payload. */
export interface JobRun extends Pick<JobAttempt, "attempt" | "runAt" | "signal"> {
  db: Db;
  /** The tenant's time. */
  now: Instant;
}

/** Runs one attempt of a job, with a line in the log, a count, and a span of the trace in which it was queued. */
export async function runJob(
  { task, payload, attempt, priority = 0, runAt, signal }: JobAttempt,
  run: (circumstances: JobRun) => Promise<unknown>,
): Promise<void> {
  const { origin = {}, organization } = payload;
  const work: WorkContext = {
    requestId: origin.request ?? null,
    priority,
    ...(organization && { organization }),
  };
  const step = {
    name: task,
    kind: "consumer",
    attributes: { "bookpage.job.task": task, "bookpage.job.attempt": attempt },
    parent: origin.trace ?? null,
  } as const;
  const startedAt = performance.now();
  const record = (outcome: "done" | "failed") => {
    const ms = performance.now() - startedAt;
    recordJobMetrics(task, outcome, ms / 1000);
    log().info({ task, attempt, outcome, ms: Math.round(ms * 10) / 10 }, "job");
  };
  await runInWorkContext(work, () =>
    withSpan(step, async () => {
      try {
        if (organization && task !== RUN_SANDBOX.name)
          await setTenantContext(getDatabase(), asOrganizationId(organization));
        await run({ db: getDatabase(), now: readClock(), attempt, runAt, signal });
      } catch (error) {
        record("failed");
        throw error;
      }
      record("done");
    }),
  );
}
