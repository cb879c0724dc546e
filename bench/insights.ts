import { rm } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { DAY } from "@/lib/core/time/instant";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { startBenchServer } from "./bench-server";
import { computeMedian } from "./compute-median";
import { COMPANY, COMPANY_KEY, seedCompany } from "./seed-company";
import { BENCH_SETTINGS } from "./start-bench-service";

/**
 * `npm run bench:insights`: the duration of insights in a company of 200 users and 300,000 meetings, as a multiple of
 * a plain count of these meetings by one process, measured in turns in the same run.
 */
const ROUNDS = 9;
const DATA_DIR = ".data/bench-insights";

const today = Date.now();
const formatDaysAgo = (days: number) => new Date(today - days * DAY).toISOString().slice(0, 10);

const CASES: readonly { name: string; from: string; rest?: string; before?: boolean }[] = [
  {
    name: "twelve weeks, and those before",
    from: formatDaysAgo(83),
    rest: "&compare=previous",
    before: true,
  },
  { name: "a year, and the one before", from: formatDaysAgo(364), rest: "&compare=previous", before: true },
  { name: "two years", from: formatDaysAgo(729) },
  { name: "two years of a team", from: formatDaysAgo(729), rest: `&team=7ea0${"0".repeat(20)}` },
  { name: "two years of links", from: formatDaysAgo(729), rest: "&source=link" },
];

await rm(path.resolve(DATA_DIR), { recursive: true, force: true });
const database = await startBenchServer(path.basename(DATA_DIR));
Object.assign(process.env, {
  DATABASE_URL: database.url,
  ...BENCH_SETTINGS,
  RATE_LIMIT_API: "0",
  LOG_LEVEL: "silent",
});
try {
  await database.asSuperuser(async (client) => {
    console.error("Seeding 200 people and 300,000 meetings…");
    await seedCompany(client);
    await client.query("SET max_parallel_workers_per_gather = 0");
    for (const one of CASES) console.log(JSON.stringify(await measure(client, one)));
  });
} finally {
  await closeDatabase();
  await database.stop();
}

async function measure(client: pg.Client, { name, from, rest = "", before }: (typeof CASES)[number]) {
  const ranges = before ? 2 : 1;
  const days = Math.round((today - Date.parse(from)) / DAY) * ranges;
  const [insightTimes, countTimes]: [number[], number[]] = [[], []];
  let rows = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    await fetchInsights(`/v2/insights?timezone=Europe/Berlin&from=${from}&to=${formatDaysAgo(0)}${rest}`);
    const between = performance.now();
    const count = await client.query(
      "SELECT count(*)::int AS rows FROM events WHERE organization_id = $1 AND created_at >= $2",
      [COMPANY, formatDaysAgo(days)],
    );
    rows = count.rows[0].rows;
    if (round === 0) continue; // warm-up
    insightTimes.push(between - started);
    countTimes.push(performance.now() - between);
  }
  const [ms, plain] = [computeMedian(insightTimes), computeMedian(countTimes)];
  return {
    name,
    meetings: rows,
    ms: Math.round(ms),
    plain_count_ms: Math.round(plain),
    ratio: Number((ms / plain).toFixed(1)),
  };
}

async function fetchInsights(address: string) {
  const { GET } = await import("@/app/v2/insights/route");
  const request = new Request(`http://localhost${address}`, { headers: { authorization: COMPANY_KEY } });
  const response = await GET?.(request, { params: Promise.resolve({}) });
  const body = await response?.text();
  if (response?.status !== 200) throw new Error(`${address}: ${response?.status} ${body}`);
}
