import pg from "pg";
import { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { countMailConnections } from "@/lib/domain/messaging/mail/mail-pool";
import { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { log } from "@/lib/platform/log/log";
import { openLane } from "./lane";
import { fullOrganizations, MAX_READINGS } from "./reading-turns";
import { releaseDead } from "./release-dead";
import { sandboxTask } from "./run-sandbox";
import { CRON, TASKS } from "./tasks";

/** Jobs under way at a time. Most wait for the network; deliveries leave some of them to other tasks. */
export const CONCURRENT_JOBS = 32;
/** Taken at a time: enough that small jobs do not wait for the database, few enough to leave some to other workers. */
export const BATCH_SIZE = 64;
/** One is being sent while the next one is read, and the one before written down. */
const MAILS_PER_CONNECTION = 2;
const RELEASE_DEAD_INTERVAL_MS = 5000;

const isReading = ({ name }: { name: string }) => name === SYNC_CALENDAR.name;
const isMail = ({ name }: { name: string }) => name === SEND_MAIL.name;

/** Works off the queue in this process; gives what ends that: no new jobs, those under way are finished or put back. */
export async function startWorker(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    application_name: "bookpage worker",
  });
  pool.on("error", () => {}); // an idle connection broke: the pool has dropped it
  pool.on("connect", (client) => client.on("error", () => {})); // told by the statement that it breaks
  const database = { pool, url: databaseUrl };
  const others = [...TASKS.filter((task) => !isReading(task) && !isMail(task)), sandboxTask(TASKS)];
  const stopLanes = [
    await openLane(database, {
      tasks: others,
      concurrency: CONCURRENT_JOBS,
      cron: CRON,
      batchSize: BATCH_SIZE,
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
    await pool.end();
  };
}
