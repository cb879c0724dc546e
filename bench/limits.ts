import { RateLimiterPostgres } from "rate-limiter-flexible";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_SETTINGS } from "./start-bench-service";

/**
 * `npm run bench:limits`: requests of one key that are counted in a second, in the database, 50 at a time: a
 * statement for each, and batches of concurrent ones, in turns. With REDIS_URL set they are counted there.
 */
const ROUNDS = 5;
const ROUND_MS = 2000;
const AT_A_TIME = 50;
const TARGET = 5000;

const database = await createFreshDatabase("bench-limits");
Object.assign(process.env, { ...BENCH_SETTINGS, DATABASE_URL: database.url, RATE_LIMIT_API: "1000000" });
const single = new RateLimiterPostgres({
  storeClient: database.pool,
  storeType: "pool",
  tableName: "rate_limits",
  tableCreated: true,
  keyPrefix: "single",
  points: 1_000_000,
  duration: 60,
});
const variants = {
  "one statement each": () => single.consume("bench"),
  "counted together": () => countRequest("api", "bench"),
};

try {
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, count] of Object.entries(variants)) {
      const rate = await measure(count);
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]); // the first round is the warm-up
    }
  for (const [name, keyRates] of rates) {
    const rate = Math.round(computeMedian(keyRates));
    console.log(JSON.stringify({ name, per_second: rate, target: TARGET, met: rate >= TARGET }));
  }
} finally {
  await closeDatabase();
  await database.stop();
}
process.exit(); // an open connection to Redis would keep the process running

async function measure(count: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let counted = 0;
  const one = async () => {
    while (performance.now() < end) {
      await count();
      counted += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return counted / (ROUND_MS / 1000);
}
