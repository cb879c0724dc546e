import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { log } from "@/lib/http/log";
import { releaseDead, showLife } from "./release-dead";
import { CRON, TASKS } from "./tasks";

/** Jobs under way at a time. Most wait for the network; deliveries leave some of them to other tasks. */
const CONCURRENCY = 32;
const POLL = 2000; // milliseconds, between looks for jobs whose time has come; new ones announce themselves
const LOOK_FOR_DEAD = 5000;
/** How long the end waits for jobs under way before it asks them to stop. */
const DRAIN = 8000;

/** Works off the queue in this process; gives what ends that: no new jobs, those under way are finished or put back. */
export async function startWorker(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 6,
    application_name: "bookpage worker",
  });
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it
  pool.on("connect", (client) => client.on("error", () => {})); // told by the statement that it breaks
  const events: WorkerEvents = new EventEmitter();
  const stopping = new AbortController();
  events.once("pool:create", ({ workerPool }) => showLife(databaseUrl, workerPool.id, stopping.signal));
  const runner = await run({
    pgPool: pool,
    events,
    logger,
    concurrency: CONCURRENCY,
    pollInterval: POLL,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: DRAIN,
    taskList: taskList(),
    parsedCronItems: parseCronItems(CRON.map((item) => ({ ...item, options: { jobKey: item.task } }))),
  });
  const lookForDead = () =>
    releaseDead(pool).catch((error) => log().warn({ err: error }, "dead workers were not looked for"));
  await lookForDead();
  const looking = setInterval(lookForDead, LOOK_FOR_DEAD);
  return async () => {
    clearInterval(looking);
    await runner.stop();
    stopping.abort();
    await pool.end();
  };
}

function taskList(): TaskList {
  const entries = Object.entries(TASKS).map(([name, load]) => [
    name,
    async (payload: never, helpers: never) =>
      ((await load()) as (...given: never[]) => unknown)(payload, helpers),
  ]);
  return Object.fromEntries(entries);
}

const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** Messages alone: what comes with them can hold payloads. */
const logger = new Logger(() => (level, message) => {
  if (message.includes("maxPoolSize")) return; // on purpose: jobs wait for the network, not for the queue
  log()[LEVELS[level as keyof typeof LEVELS] ?? "debug"](message);
});
