import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { log } from "@/lib/platform/log/log";
import { releaseDead, showLife } from "./release-dead";
import { CRON, TASKS } from "./tasks";

/** Jobs under way at a time. Most wait for the network; deliveries leave some of them to other tasks. */
const CONCURRENT_JOBS = 32;
const POLL_INTERVAL_MS = 2000; // between looks for jobs whose time has come; new ones announce themselves
const RELEASE_DEAD_INTERVAL_MS = 5000;
const RESTART_DELAY_MS = 1000;
/** How long the end waits for jobs under way before it asks them to stop. */
const DRAIN_TIMEOUT_MS = 8000;

/**
 * Works off the queue in this process; gives what ends that: no new jobs, those under way are finished or put back.
 * A database that goes away ends the work of graphile-worker: it is begun anew until it lasts.
 */
export async function startWorker(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 6,
    application_name: "bookpage worker",
  });
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it
  pool.on("connect", (client) => client.on("error", () => {})); // told by the statement that it breaks
  let stopping = false;
  let work: Work | null = await beginWork(pool, databaseUrl);
  const working = keepWorking();
  const lookForDead = () =>
    releaseDead(pool).catch((error) => log().warn({ err: error }, "dead workers were not looked for"));
  await lookForDead();
  const looking = setInterval(lookForDead, RELEASE_DEAD_INTERVAL_MS);
  return async () => {
    stopping = true;
    clearInterval(looking);
    await work?.runner.stop();
    await working;
    await pool.end();
  };

  async function keepWorking() {
    while (work) {
      await work.runner.promise.catch((error) => log().error({ err: error }, "work on the queue broke off"));
      work.life.abort(); // what it has not finished is given back
      work = null;
      while (!work && !stopping) {
        await sleep(RESTART_DELAY_MS);
        if (!stopping) work = await beginWork(pool, databaseUrl).catch(() => null);
      }
    }
  }
}

interface Work {
  runner: Runner;
  /** Shows others that this worker lives. */
  life: AbortController;
}

async function beginWork(pool: pg.Pool, databaseUrl: string): Promise<Work> {
  const life = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => showLife(databaseUrl, workerPool.id, life.signal));
  const runner = await run({
    pgPool: pool,
    events,
    logger,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    // In batches, whose failure ends the work; a job on its own whose end cannot be written would end the process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: DRAIN_TIMEOUT_MS,
      },
    },
    taskList: taskList(),
    parsedCronItems: parseCronItems(CRON.map((item) => ({ ...item, options: { jobKey: item.task } }))),
  });
  return { runner, life };
}

function taskList(): TaskList {
  const entries = TASKS.map(({ name, load }) => {
    let task: ((...given: never[]) => unknown) | undefined; // to import anew, even what is there, takes a tenth of the time
    return [
      name,
      async (payload: never, helpers: never) => {
        task ??= await load();
        await task(payload, helpers);
      },
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
