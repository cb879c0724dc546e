import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { log } from "@/lib/platform/log/log";
import { observeJob } from "@/lib/platform/metrics/observe-job";
import type { WithOrigin } from "@/lib/platform/queue/origin";
import { RUN_SANDBOX } from "@/lib/platform/queue/task";
import { inStep } from "@/lib/platform/tracing/tracing";
import { runWork, type Work } from "@/lib/platform/work/current-work";

interface Try {
  task: string;
  payload: WithOrigin & { organization?: string };
  /** How often it has been tried, this time included. */
  attempt: number;
  priority?: number;
}

/** Runs one try of a job: with a line in the log, a count, and as a step of the trace that it was queued in. */
export async function runJob(
  { task, payload, attempt, priority = 0 }: Try,
  run: () => Promise<unknown>,
): Promise<void> {
  const { origin = {}, organization } = payload;
  const work: Work = { requestId: origin.request ?? null, priority, ...(organization && { organization }) };
  const step = {
    name: task,
    kind: "consumer",
    attributes: { "bookpage.job.task": task, "bookpage.job.attempt": attempt },
    parent: origin.trace ?? null,
  } as const;
  const began = performance.now();
  const record = (outcome: "done" | "failed") => {
    const ms = performance.now() - began;
    observeJob(task, outcome, ms / 1000);
    log().info({ task, attempt, outcome, ms: Math.round(ms * 10) / 10 }, "job");
  };
  await runWork(work, () =>
    inStep(step, async () => {
      try {
        if (organization && task !== RUN_SANDBOX.name)
          await enterOrganization(database(), asOrganizationId(organization));
        await run();
      } catch (error) {
        record("failed");
        throw error;
      }
      record("done");
    }),
  );
}
