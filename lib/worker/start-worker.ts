import pg from "pg";
import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { getMailConnectionCount } from "@/lib/domain/messaging/mail/mail-pool";
import { SEND_MAIL, SEND_SENDER_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { collectAllDeferred } from "@/lib/domain/messaging/webhooks/delivery-concurrency";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { log } from "@/lib/platform/log/log";
import { runJobsNow } from "@/lib/platform/queue/enqueue-job-later";
import { createSandboxTask } from "./run-sandbox";
import { MAX_CONCURRENT_SENDER_MAILS, senderPermits } from "./sender-concurrency";
import { MAX_CONCURRENT_SYNCS, syncPermits } from "./sync-concurrency";
import { startTaskRunner } from "./task-runner";
import { CRON, TASKS } from "./tasks";
import { unlockStaleJobs } from "./unlock-stale-jobs";

/** Concurrent jobs. Most wait for the network. */
export const CONCURRENT_JOBS = 32;
/**
 * Jobs fetched at a time: enough that small jobs do not wait for the database, few enough to leave some to other
 * workers.
 */
export const BATCH_SIZE = 64;
/** One mail is being sent while the next is loaded and the previous one is recorded. */
const MAILS_PER_CONNECTION = 2;
/** Deliveries under way, waiting for a permit, and before and after. */
const CONCURRENT_DELIVERIES = 96;
const RELEASE_DEAD_INTERVAL_MS = 5000;

const isSyncTask = ({ name }: { name: string }) => name === SYNC_CALENDAR.name;
const isDeliveryTask = ({ name }: { name: string }) => name === DELIVER_WEBHOOK.name;
const isMailTask = ({ name }: { name: string }) => name === SEND_MAIL.name;
const isSenderMailTask = ({ name }: { name: string }) => name === SEND_SENDER_MAIL.name;

/**
 * Processes the queue in this process. Returns a function that stops it: no new jobs start, running ones are finished
 * or put back.
 */
export async function startWorker(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10, // five of them listen
    application_name: "bookpage worker",
  });
  pool.on("error", () => {}); // an idle connection broke; the pool has removed it
  pool.on("connect", (client) => client.on("error", () => {})); // the statement reports it
  const database = { pool, url: databaseUrl };
  const otherTasks = [
    ...TASKS.filter(
      (task) => ![isSyncTask, isMailTask, isSenderMailTask, isDeliveryTask].some((isOther) => isOther(task)),
    ),
    createSandboxTask(TASKS),
  ];
  const runners = [
    await startTaskRunner(database, {
      tasks: otherTasks,
      concurrency: CONCURRENT_JOBS,
      cron: CRON,
      batchSize: BATCH_SIZE,
    }),
    // Deliveries wait in the process for a permit of their receiver, and must not take capacity from other jobs.
    await startTaskRunner(database, {
      tasks: TASKS.filter(isDeliveryTask),
      concurrency: CONCURRENT_DELIVERIES,
      cron: [],
      batchSize: CONCURRENT_DELIVERIES,
    }),
    // Mails wait in the queue, in order of priority, until one of the few connections to the mail server is about to
    // be free.
    await startTaskRunner(database, {
      tasks: TASKS.filter(isMailTask),
      concurrency: MAILS_PER_CONNECTION * getMailConnectionCount(),
      cron: [],
    }),
    // Calendar servers respond slowly, and there can be many: deliveries do not wait for them.
    await startTaskRunner(database, {
      tasks: TASKS.filter(isSyncTask),
      concurrency: MAX_CONCURRENT_SYNCS,
      cron: [],
      listExcludedFlags: syncPermits.listFullFlags,
    }),
    // Mails by servers of organisations: a slow server delays the mails of its own organisation only.
    await startTaskRunner(database, {
      tasks: TASKS.filter(isSenderMailTask),
      concurrency: MAX_CONCURRENT_SENDER_MAILS,
      cron: [],
      listExcludedFlags: senderPermits.listFullFlags,
    }),
  ];
  const unlockStale = () =>
    unlockStaleJobs(pool).catch((error) => log().warn({ err: error }, "could not look for dead workers"));
  await unlockStale();
  const looking = setInterval(unlockStale, RELEASE_DEAD_INTERVAL_MS);
  return async () => {
    clearInterval(looking);
    await Promise.all(runners.map((stop) => stop()));
    await runDeferredNow(pool);
    await pool.end();
  };
}

/** Other workers need not wait until deliveries that were postponed here are due. */
async function runDeferredNow(pool: pg.Pool): Promise<void> {
  const recall = collectAllDeferred();
  if (recall)
    await runJobsNow(pool, recall).catch((error) =>
      log().warn({ err: error }, "could not run postponed deliveries"),
    );
}
