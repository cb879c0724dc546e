import pg from "pg";
import { env } from "@/lib/platform/env/env";
import { BATCH_SIZE, CONCURRENT_JOBS } from "@/lib/worker/start-worker";
import { startTaskRunner } from "@/lib/worker/task-runner";
import { TASKS } from "@/lib/worker/tasks";

/** A worker for `bench:queue` that takes jobs in batches, or one by one if its only argument says so. */
const oneByOne = process.argv[2] === "one-by-one";

const url = env().DATABASE_URL as string;
const pool = new pg.Pool({ connectionString: url, max: 8 });
pool.on("error", () => {});
pool.on("connect", (client) => client.on("error", () => {}));
const stop = await startTaskRunner(
  { pool, url },
  { tasks: TASKS, concurrency: CONCURRENT_JOBS, cron: [], ...(!oneByOne && { batchSize: BATCH_SIZE }) },
);
process.once("SIGTERM", async () => {
  await stop();
  process.exit(0); // the pool of the tasks is still open
});
console.log("Ready for jobs");
