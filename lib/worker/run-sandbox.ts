import type { Instant } from "@/lib/core/time/instant";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import {
  acquireNextStep,
  type ClaimedJob,
  recordRetentionRun,
  releaseSandbox,
  type SandboxStep,
} from "@/lib/domain/lifecycle/test-mode/acquire-next-step";
import { recordJobResult } from "@/lib/domain/lifecycle/test-mode/record-job-result";
import { scheduleNextSandboxRun } from "@/lib/domain/lifecycle/test-mode/schedule-next-sandbox-run";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { scheduleSandbox } from "@/lib/platform/queue/enqueue-at-commit";
import { RUN_SANDBOX } from "@/lib/platform/queue/task";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { runJob } from "./run-job";
import { createLoadedTask, type LoadedTask } from "./tasks";

/** Milliseconds after which it goes to the end of the queue, so that other sandboxes can run. */
const TURN_MS = 5000;

/** Runs the due jobs of a sandbox with these tasks, one after the other. */
export const createSandboxTask = (tasks: readonly LoadedTask[]): LoadedTask =>
  createLoadedTask(
    RUN_SANDBOX,
    async () =>
      ({ organization }, { signal }) =>
        runSandbox(asOrganizationId(organization), tasks, signal),
  );

async function runSandbox(
  sandbox: OrganizationId,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  const db = getDatabase();
  const worker = generateId();
  const deadline = Date.now() + TURN_MS;
  try {
    while (Date.now() < deadline && !stop?.aborted) {
      const step = await acquireNextStep(db, sandbox, worker);
      if (step.do === "nothing") return await scheduleNextSandboxRun(db, sandbox);
      if (step.do === "wait")
        return await withTransaction(db, (tx) =>
          scheduleSandbox(tx, sandbox, new Date(Date.now() + step.ms)),
        );
      await runStep(sandbox, step, tasks, stop);
    }
    await withTransaction(db, (tx) => scheduleSandbox(tx, sandbox));
  } finally {
    await releaseSandbox(db, sandbox, worker);
  }
}

async function runStep(
  sandbox: OrganizationId,
  step: SandboxStep,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  if (step.do === "job") await runSandboxJob(sandbox, step.job, tasks, stop);
  if (step.do === "tidy") await runRetention(sandbox, step);
}

/** If it fails, it runs again the next night: the clock does not wait for it. */
async function runRetention(sandbox: OrganizationId, { at, before }: { at: Instant; before: Date }) {
  const db = getDatabase();
  await runInWorkContext({ requestId: null, organization: sandbox, clock: { at, runningSince: null } }, () =>
    removeOldRecords(db, env(), sandbox),
  ).finally(() => recordRetentionRun(db, sandbox, { at, before }));
}

/** Stores a failure with the job; the sandbox continues. */
async function runSandboxJob(
  sandbox: OrganizationId,
  job: ClaimedJob,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  const { task, payload, attempt } = job;
  const signal = stop ?? new AbortController().signal;
  const error = await runJob({ task, payload, attempt, runAt: new Date(), signal }, async (circumstances) => {
    const known = tasks.find(({ name }) => name === task);
    if (!known) throw new Error(`There is no task ${task}`);
    const run = await known.load();
    await run(payload, circumstances);
  }).then(
    () => null,
    (error: unknown) => error ?? new Error("failed"),
  );
  if (!stop?.aborted) await recordJobResult(getDatabase(), sandbox, job, error);
}
