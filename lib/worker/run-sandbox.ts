import type { JobHelpers } from "graphile-worker";
import type { Instant } from "@/lib/core/time/instant";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { endJob } from "@/lib/domain/lifecycle/test-mode/end-job";
import {
  type ClaimedJob,
  letGo,
  noteTidied,
  type Step,
  takeStep,
} from "@/lib/domain/lifecycle/test-mode/next-step";
import { wakeLater } from "@/lib/domain/lifecycle/test-mode/wake-later";
import { database, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { RUN_SANDBOX } from "@/lib/platform/queue/task";
import { wakeSandbox } from "@/lib/platform/queue/write-jobs";
import { runWork } from "@/lib/platform/work/current-work";
import { runJob } from "./run-job";
import type { LoadedTask } from "./tasks";

/** After this it goes to the end of the queue, so that other sandboxes have their turn. */
const TURN_MS = 5000;

/** Works off what is due in a sandbox, one step after the other, by these tasks. */
export const sandboxTask = (tasks: readonly LoadedTask[]): LoadedTask => ({
  name: RUN_SANDBOX.name,
  load: async () => (payload: { organization: string }, helpers: JobHelpers) =>
    runSandbox(asOrganizationId(payload.organization), tasks, helpers.abortSignal),
});

async function runSandbox(
  sandbox: OrganizationId,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  const db = database();
  const worker = newId();
  const deadline = Date.now() + TURN_MS;
  try {
    while (Date.now() < deadline && !stop?.aborted) {
      const step = await takeStep(db, sandbox, worker);
      if (step.do === "nothing") return await wakeLater(db, sandbox);
      if (step.do === "wait")
        return await inTransaction(db, (tx) => wakeSandbox(tx, sandbox, new Date(Date.now() + step.ms)));
      await doStep(sandbox, step, tasks, stop);
    }
    await inTransaction(db, (tx) => wakeSandbox(tx, sandbox));
  } finally {
    await letGo(db, sandbox, worker);
  }
}

async function doStep(
  sandbox: OrganizationId,
  step: Step,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  if (step.do === "job") await doJob(sandbox, step.job, tasks, stop);
  if (step.do === "tidy") await tidy(sandbox, step);
}

/** Should it fail, it is done the next night: the clock does not wait for it. */
async function tidy(sandbox: OrganizationId, { at, before }: { at: Instant; before: Date }) {
  const db = database();
  await runWork({ requestId: null, organization: sandbox, clock: { at, runsSince: null } }, () =>
    removeOldRecords(db, env(), sandbox),
  ).finally(() => noteTidied(db, sandbox, { at, before }));
}

/** Whatever comes of it is noted with the job: the sandbox goes on. */
async function doJob(
  sandbox: OrganizationId,
  job: ClaimedJob,
  tasks: readonly LoadedTask[],
  stop: AbortSignal | undefined,
) {
  const { task, payload, attempt } = job;
  const helpers = { abortSignal: stop ?? new AbortController().signal, job: { attempts: attempt } };
  const error = await runJob({ task, payload, attempt }, async () => {
    const known = tasks.find(({ name }) => name === task);
    if (!known) throw new Error(`There is no task ${task}`);
    const run = await known.load();
    await run(payload as never, helpers as never);
  }).then(
    () => null,
    (error: unknown) => error ?? new Error("failed"),
  );
  if (!stop?.aborted) await endJob(database(), sandbox, job, error);
}
