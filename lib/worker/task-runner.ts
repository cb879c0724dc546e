import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import { log } from "@/lib/platform/log/log";
import { type JobAttempt, runJob } from "./run-job";
import type { CronItem, LoadedTask } from "./tasks";
import { holdLivenessLock } from "./unlock-stale-jobs";

const POLL_INTERVAL_MS = 2000; // polling for jobs that become due; new ones notify the worker
const RESTART_DELAY_MS = 1000;
/** Milliseconds that stopping waits for running jobs before it aborts them. */
const DRAIN_TIMEOUT_MS = 8000;
/** Milliseconds that stopping may take after that; the library may wait for ever for a database that is down. */
const END_TIMEOUT_MS = 3 * DRAIN_TIMEOUT_MS;
/** Prefetch TTL: jobs not started by then go back to the queue. */
const BATCH_WAIT_MS = 1000;

/** Some kinds of jobs with reserved capacity. */
export interface TaskRunner {
  tasks: readonly LoadedTask[];
  /** Concurrent jobs. */
  concurrency: number;
  cron: readonly CronItem[];
  /** Returns the flags of jobs that must wait. */
  listExcludedFlags?: () => string[];
  /**
   * Jobs fetched at a time; one by one if absent. With excluded flags every job is looked up separately. Jobs of one
   * named queue would be fetched together and run concurrently: there are none.
   */
  batchSize?: number;
}

interface RunnerDatabase {
  pool: pg.Pool;
  url: string;
}

/**
 * Processes the runner's jobs in this process. Returns a function that stops it. Losing the database ends
 * graphile-worker, so it is restarted until it stays up.
 */
export async function startTaskRunner(
  database: RunnerDatabase,
  options: TaskRunner,
): Promise<() => Promise<void>> {
  let stopping = false;
  let work: RunningTasks | null = await startRunner(database, options);
  const working = runUntilStopped();
  return async () => {
    stopping = true;
    if (work) await Promise.race([work.runner.stop(), work.ended]);
    await working;
  };

  async function runUntilStopped() {
    while (work) {
      await work.ended.catch((error) =>
        log().error({ err: error }, "the task runner has stopped and will restart"),
      );
      work.liveness.abort(); // puts its unfinished jobs back
      work = null;
      while (!work && !stopping) {
        await sleep(RESTART_DELAY_MS);
        if (!stopping) work = await startRunner(database, options).catch(() => null);
      }
    }
  }
}

interface RunningTasks {
  runner: Runner;
  /** Resolves when everything has stopped, or the timeout has passed. */
  ended: Promise<void>;
  /** Holds the liveness lock of this worker. */
  liveness: AbortController;
}

async function startRunner({ pool, url }: RunnerDatabase, options: TaskRunner): Promise<RunningTasks> {
  const liveness = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => holdLivenessLock(url, workerPool.id, liveness.signal));
  events.once("localQueue:init", ({ localQueue }) => {
    // The queue puts jobs that have not started back at its end, but awaits that only if something else is running.
    const { background } = localQueue as unknown as { background: (work: Promise<void>) => void };
    events.once("pool:gracefulShutdown", () => background.call(localQueue, Promise.resolve()));
  });
  const overdue = new Promise<void>((resolve) => {
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, END_TIMEOUT_MS).unref());
  });
  const runner = await run({
    pgPool: pool,
    events,
    logger,
    concurrency: options.concurrency,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    // Batches: a failed one ends the worker, but a single job would end the process if its completion cannot be
    // written.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: DRAIN_TIMEOUT_MS,
        ...(options.batchSize && { localQueue: { size: options.batchSize, ttl: BATCH_WAIT_MS } }),
      },
    },
    taskList: buildTaskList(options.tasks),
    parsedCronItems: parseCronItems(
      options.cron.map((item) => ({ ...item, options: { jobKey: item.task } })),
    ),
    ...(options.listExcludedFlags && { forbiddenFlags: options.listExcludedFlags }),
  });
  return { runner, ended: Promise.race([runner.promise, overdue]), liveness };
}

function buildTaskList(tasks: readonly LoadedTask[]): TaskList {
  const entries = tasks.map(({ name, load }) => {
    let task: Awaited<ReturnType<typeof load>> | undefined; // importing again, even a loaded module, takes a tenth of the time
    return [
      name,
      (payload: JobAttempt["payload"], { job, abortSignal: signal }: JobHelpers) =>
        runJob(
          {
            task: name,
            payload,
            attempt: job.attempts,
            priority: job.priority,
            runAt: new Date(job.run_at),
            signal,
          },
          async (circumstances) => {
            task ??= await load();
            await task(payload, circumstances);
          },
        ),
    ];
  });
  return Object.fromEntries(entries);
}

const LOG_LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** Logs messages only: their metadata can contain payloads. */
const logger = new Logger(() => (level, message) => {
  if (message.includes("maxPoolSize")) return; // intended: jobs wait for the network, not for the queue
  log()[LOG_LEVELS[level as keyof typeof LOG_LEVELS] ?? "debug"](message);
});
