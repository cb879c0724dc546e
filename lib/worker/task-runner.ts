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
import { runJob } from "./run-job";
import type { CronItem, LoadedTask } from "./tasks";
import { holdLivenessLock } from "./unlock-stale-jobs";

const POLL_INTERVAL_MS = 2000; // between looks for jobs whose time has come; new ones announce themselves
const RESTART_DELAY_MS = 1000;
/** How long the end waits for jobs under way before it asks them to stop. */
const DRAIN_TIMEOUT_MS = 8000;
/** How long after that the end may take; the library asks a database that is away for what it may never say. */
const END_TIMEOUT_MS = 3 * DRAIN_TIMEOUT_MS;
/** How long jobs that were taken together wait for a turn here, before they go back to where others find them. */
const BATCH_WAIT_MS = 1000;

/** Some kinds of jobs, which others cannot crowd out. */
export interface TaskRunner {
  tasks: readonly LoadedTask[];
  /** Jobs under way at a time. */
  concurrency: number;
  cron: readonly CronItem[];
  /** Flags of jobs that are to wait. */
  listExcludedFlags?: () => string[];
  /**
   * Jobs taken from the database at a time; without it one by one. Where jobs are held back each is looked for by
   * itself. Jobs of one named queue would be taken together and run beside each other: there are none.
   */
  batchSize?: number;
}

interface RunnerDatabase {
  pool: pg.Pool;
  url: string;
}

/**
 * Works off the lane's jobs in this process; gives what ends that. A database that goes away ends the work of
 * graphile-worker: it is begun anew until it lasts.
 */
export async function startTaskRunner(
  database: RunnerDatabase,
  lane: TaskRunner,
): Promise<() => Promise<void>> {
  let stopping = false;
  let work: RunningTasks | null = await startRunner(database, lane);
  const working = keepWorking();
  return async () => {
    stopping = true;
    if (work) await Promise.race([work.runner.stop(), work.ended]);
    await working;
  };

  async function keepWorking() {
    while (work) {
      await work.ended.catch((error) => log().error({ err: error }, "work on the queue broke off"));
      work.life.abort(); // what it has not finished is given back
      work = null;
      while (!work && !stopping) {
        await sleep(RESTART_DELAY_MS);
        if (!stopping) work = await startRunner(database, lane).catch(() => null);
      }
    }
  }
}

interface RunningTasks {
  runner: Runner;
  /** Settles once all is over, or has taken too long to be waited for. */
  ended: Promise<void>;
  /** Shows others that this worker lives. */
  life: AbortController;
}

async function startRunner({ pool, url }: RunnerDatabase, lane: TaskRunner): Promise<RunningTasks> {
  const life = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => holdLivenessLock(url, workerPool.id, life.signal));
  events.once("localQueue:init", ({ localQueue }) => {
    // At its end it gives back what it has not begun, but waits for that only where something else is under way.
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
    concurrency: lane.concurrency,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    // In batches, whose failure ends the work; a job on its own whose end cannot be written would end the process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: DRAIN_TIMEOUT_MS,
        ...(lane.batchSize && { localQueue: { size: lane.batchSize, ttl: BATCH_WAIT_MS } }),
      },
    },
    taskList: buildTaskList(lane.tasks),
    parsedCronItems: parseCronItems(lane.cron.map((item) => ({ ...item, options: { jobKey: item.task } }))),
    ...(lane.listExcludedFlags && { forbiddenFlags: lane.listExcludedFlags }),
  });
  return { runner, ended: Promise.race([runner.promise, overdue]), life };
}

function buildTaskList(tasks: readonly LoadedTask[]): TaskList {
  const entries = tasks.map(({ name, load }) => {
    let task: ((...given: never[]) => Promise<void>) | undefined; // to import anew, even what is there, takes a tenth of the time
    return [
      name,
      (payload: never, helpers: JobHelpers) =>
        runJob(
          { task: name, payload, attempt: helpers.job.attempts, priority: helpers.job.priority },
          async () => {
            task ??= await load();
            await task(payload, helpers as never);
          },
        ),
    ];
  });
  return Object.fromEntries(entries);
}

const LOG_LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** Messages alone: what comes with them can hold payloads. */
const logger = new Logger(() => (level, message) => {
  if (message.includes("maxPoolSize")) return; // on purpose: jobs wait for the network, not for the queue
  log()[LOG_LEVELS[level as keyof typeof LOG_LEVELS] ?? "debug"](message);
});
