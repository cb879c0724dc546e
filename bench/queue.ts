import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { stopProcess } from "../tests/support/processes";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_SETTINGS } from "./start-bench-service";
import { startWorkerProgram } from "./start-worker-program";

/**
 * `npm run bench:queue`: light jobs (deliveries that are not due: each is fetched, looked up and completed) that two
 * workers finish in a second, in batches and, in turns with that, one by one.
 */
const WORKERS = 2;
const WARM_JOBS = 1000;
const JOBS = 20_000;
const ROUNDS = 3;
const TARGET = 2000;
const LOOK_INTERVAL_MS = 20;
const WORKER = path.resolve(import.meta.dirname, "queue-worker.ts");

const MODES = ["one-by-one", "batches"] as const;
type Mode = (typeof MODES)[number];

const database = await createFreshDatabase("bench-queue");
try {
  const rates: Record<Mode, number[]> = { "one-by-one": [], batches: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const mode of MODES) rates[mode].push(await measureRate(mode));
  const before = computeMedian(rates["one-by-one"]);
  const rate = computeMedian(rates.batches);
  const line = {
    name: `light jobs with ${WORKERS} workers`,
    per_second: Math.round(rate),
    one_by_one: Math.round(before),
    ratio: Number((rate / before).toFixed(2)),
    target: TARGET,
    met: rate >= TARGET,
  };
  console.log(JSON.stringify(line));
} finally {
  await database.stop();
}

async function measureRate(mode: Mode): Promise<number> {
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(mode)));
  await runJobs(WARM_JOBS);
  const startedAt = performance.now();
  await runJobs(JOBS);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const worker of workers) await stopProcess(worker, "SIGTERM");
  return JOBS / seconds;
}

function startWorker(mode: Mode) {
  const settings = { ...BENCH_SETTINGS, NODE_ENV: "production", DATABASE_URL: database.url };
  return startWorkerProgram([WORKER, mode], settings);
}

/** Queues so many jobs and waits until none is left. */
async function runJobs(count: number) {
  await database.pool.query(
    `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
       SELECT json_populate_record(NULL::graphile_worker.job_spec, json_build_object(
                'identifier', $1::text, 'payload', json_build_object('delivery', md5(n::text))))
         FROM generate_series(1, $2::int) n))`,
    [DELIVER_WEBHOOK.name, count],
  );
  const anyJob = "SELECT FROM graphile_worker._private_jobs LIMIT 1";
  while ((await database.pool.query(anyJob)).rowCount) await sleep(LOOK_INTERVAL_MS);
}
