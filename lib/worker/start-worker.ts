import pg from "pg";
import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { countMailConnections } from "@/lib/domain/messaging/mail/mail-pool";
import { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { recallAllPutOff } from "@/lib/domain/messaging/webhooks/delivery-turns";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { log } from "@/lib/platform/log/log";
import { recallJobs } from "@/lib/platform/queue/put-off-job";
import { openLane } from "./lane";
import { fullOrganizations, MAX_READINGS } from "./reading-turns";
import { releaseDead } from "./release-dead";
import { sandboxTask } from "./run-sandbox";
import { CRON, TASKS } from "./tasks";

/** Jobs under way at a time. Most wait for the network. */
export const CONCURRENT_JOBS = 32;
/** Taken at a time: enough that small jobs do not wait for the database, few enough to leave some to other workers. */
export const BATCH_SIZE = 64;
/** One is being sent while the next one is read, and the one before written down. */
const MAILS_PER_CONNECTION = 2;
/** Those under way, those that wait for a turn, and those before and after. */
const CONCURRENT_DELIVERIES = 96;
const RELEASE_DEAD_INTERVAL_MS = 5000;

const isReading = ({ name }: { name: string }) => name === SYNC_CALENDAR.name;
const isDelivery = ({ name }: { name: string }) => name === DELIVER_WEBHOOK.name;
const isMail = ({ name }: { name: string }) => name === SEND_MAIL.name;

/** Works off the queue in this process; gives what ends that: no new jobs, those under way are finished or put back. */
export async function startWorker(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 9, // four of which listen
    application_name: "bookpage worker",
  });
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it
  pool.on("connect", (client) => client.on("error", () => {})); // told by the statement that it breaks
  const database = { pool, url: databaseUrl };
  const others = [
    ...TASKS.filter((task) => !isReading(task) && !isMail(task) && !isDelivery(task)),
    sandboxTask(TASKS),
  ];
  const stopLanes = [
    await openLane(database, {
      tasks: others,
      concurrency: CONCURRENT_JOBS,
      cron: CRON,
      batchSize: BATCH_SIZE,
    }),
    // Deliveries wait in the process for a turn at their receiver, which must not take room from other jobs.
    await openLane(database, {
      tasks: TASKS.filter(isDelivery),
      concurrency: CONCURRENT_DELIVERIES,
      cron: [],
      batchSize: CONCURRENT_DELIVERIES,
    }),
    // Mails wait in the queue, in order of their priority, until one of the few connections to the mail server is about
    // to be free.
    await openLane(database, {
      tasks: TASKS.filter(isMail),
      concurrency: MAILS_PER_CONNECTION * countMailConnections(),
      cron: [],
    }),
    // Foreign servers answer when they like, and there can be many: deliveries do not wait for them.
    await openLane(database, {
      tasks: TASKS.filter(isReading),
      concurrency: MAX_READINGS,
      cron: [],
      heldBack: fullOrganizations,
    }),
  ];
  const lookForDead = () =>
    releaseDead(pool).catch((error) => log().warn({ err: error }, "dead workers were not looked for"));
  await lookForDead();
  const looking = setInterval(lookForDead, RELEASE_DEAD_INTERVAL_MS);
  return async () => {
    clearInterval(looking);
    await Promise.all(stopLanes.map((stop) => stop()));
    await recallAll(pool);
    await pool.end();
  };
}

/** Other workers need not wait for the time at which deliveries that were put off here would run by themselves. */
async function recallAll(pool: pg.Pool): Promise<void> {
  const recall = recallAllPutOff();
  if (recall)
    await recallJobs(pool, recall).catch((error) =>
      log().warn({ err: error }, "deliveries were not recalled"),
    );
}
