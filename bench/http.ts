import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import type pg from "pg";
import { LOAD_HOSTS } from "@/lib/domain/availability/free-slots/load-hosts";
import { computeMedian } from "./compute-median";
import { EMPTY_HANDLER, ensureFixtures, type MeasuredRequest } from "./ensure-fixtures";
import { openLargeDatabase, SEARCH_FROM } from "./open-large-database";
import { BENCH_KEY, BENCH_ORGANIZATION, BENCH_SLUG, BENCH_USER } from "./seed-large";
import { BENCH_ORIGIN, startBenchService } from "./start-bench-service";
import { startProgram } from "./start-program";

/**
 * `npm run bench:http`: requests per second, measured in turns in the same run, with 100,000 users and 2,000,000
 * reservations in the database. The reference is the floor: a plain `node:http` server that runs the statement of a
 * request and sends its rows. The same requests through the framework, and its empty handler, are measured too. Rate
 * limits are off, logs are on.
 */
const ROUNDS = 5;
const SECONDS = 4;
const SECONDS_OF_MANY = 1;
const PAUSE = 500; // milliseconds in which the last requests finish

const FRAMEWORK_PORT = "3986";
const FLOOR_PORT = "3985";
const FRAMEWORK_ORIGIN = `http://127.0.0.1:${FRAMEWORK_PORT}`;
const FLOOR_ORIGIN = `http://127.0.0.1:${FLOOR_PORT}`;

let requestCount = 0;
const TO = "2031-04-09";

const SLOTS = `/v2/slots?users=${BENCH_USER}&duration=30&from=${SEARCH_FROM}&to=${TO}`;

const buildFrameworkTarget = (name: string, path: string): MeasuredRequest => ({
  name: `${name}, by the framework`,
  path,
  origin: FRAMEWORK_ORIGIN,
});

const buildFloorTarget = (name: string, path: string): MeasuredRequest => ({
  name: `${name}, floor`,
  path,
  origin: FLOOR_ORIGIN,
});

const TARGETS: readonly MeasuredRequest[] = [
  { name: EMPTY_HANDLER, path: "/health", origin: FRAMEWORK_ORIGIN },
  buildFloorTarget("empty answer", "/"),
  { name: "empty handler", path: "/health", shares: [{ of: EMPTY_HANDLER, target: 1 }] },
  buildFrameworkTarget("organisation", "/v2/auth/test"),
  buildFloorTarget("organisation", "/organization"),
  {
    name: "organisation",
    path: "/v2/auth/test",
    shares: [
      { of: "organisation, by the framework", target: 5 },
      { of: "organisation, floor", target: 0.5 },
    ],
  },
  buildFrameworkTarget("slots of 31 days", SLOTS),
  buildFloorTarget("slots of 31 days", "/slots"),
  {
    name: "slots of 31 days",
    path: SLOTS,
    shares: [
      { of: "slots of 31 days, by the framework", target: 3 },
      { of: "slots of 31 days, floor", target: 0.5 },
    ],
  },
  buildFloorTarget("record", "/user"),
  {
    name: "record",
    path: `/v2/users/${BENCH_USER}`,
    shares: [{ of: "record, floor", target: 0.5 }],
  },
  buildFloorTarget("list of 100", "/users"),
  {
    name: "list of 100",
    path: "/v2/users?limit=100",
    shares: [{ of: "list of 100, floor", target: 0.5 }],
  },
  {
    name: "booking page",
    path: `/${BENCH_SLUG}?tz=Europe/Paris`,
    shares: [{ of: EMPTY_HANDLER, target: 0.35 }],
  },
  {
    name: "booking page at an address that is requested once",
    path: `/${BENCH_SLUG}?tz=Europe/Paris&once=`,
    shares: [{ of: EMPTY_HANDLER, target: 0.12 }],
  },
];

const database = await openLargeDatabase();
const { url } = database;
try {
  await database.asSuperuser(printQueryPlan);
  await measure();
} finally {
  await database.stop();
}

async function printQueryPlan(client: pg.Client) {
  const { text } = LOAD_HOSTS.users;
  const values = [BENCH_ORGANIZATION, [BENCH_USER], new Date(SEARCH_FROM), new Date(TO), null, null];
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${text}`, values);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  console.log(plan);
  // No user here has a calendar, an absence or journeys: their tables are empty, or are not read at all.
  if (/Seq Scan on (?!busy_periods|absences)/.test(plan.replaceAll(/.*never executed.*/g, "")))
    throw new Error("The slot search reads a whole table.");
  if (!/Index Only Scan using reservations_of_host/.test(plan))
    throw new Error(
      "The slot search reads the rows of meetings, although their index has every column that it needs.",
    );
  const name = "slots";
  for (let search = 0; search < 10; search++) await client.query({ name, text, values });
  const statistics = await client.query(
    "SELECT generic_plans > 0 AS is_kept FROM pg_prepared_statements WHERE name = $1",
    [name],
  );
  if (!statistics.rows[0]?.is_kept) throw new Error("The slot search is planned for every request.");
}

async function measure() {
  const stops = [
    await startBenchService(url),
    await startProgram("scripts/start/serve-with-framework.ts", { DATABASE_URL: url, PORT: FRAMEWORK_PORT }),
    await startProgram("bench/floor.ts", { DATABASE_URL: url, PORT: FLOOR_PORT, FROM: SEARCH_FROM, TO }),
  ];
  try {
    await compareTargets(TARGETS, SECONDS);
    await compareTargets([...TARGETS.slice(0, 1), ...(await ensureFixtures(BENCH_ORIGIN))], SECONDS_OF_MANY);
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Returns the rate of each target as a share of others in the same round, because a machine's speed drifts. */
async function compareTargets(targets: readonly MeasuredRequest[], seconds: number) {
  for (const target of targets) await measureRate(target, 2); // warm-up
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targets) rates.get(target.name)?.push(await measureRate(target, seconds));
  }
  for (const { name, shares = [] } of targets) {
    const targetRates = rates.get(name) ?? [];
    const measured = shares.map(({ of, target }) => {
      const otherRates = rates.get(of) ?? [];
      const ratio = computeMedian(targetRates.map((rate, round) => rate / (otherRates[round] ?? Number.NaN)));
      return { of, ratio: Number(ratio.toFixed(3)), target, met: ratio >= target };
    });
    console.log(
      JSON.stringify({ name, per_second: Math.round(computeMedian(targetRates)), shares: measured }),
    );
  }
}

/** An address that ends with `=` gets a different number each time. */
async function measureRate(
  { name, path, origin: at = BENCH_ORIGIN }: MeasuredRequest,
  duration: number,
): Promise<number> {
  await sleep(PAUSE);
  const result = await autocannon({
    url: at + path,
    ...(path.endsWith("=") && {
      requests: [{ setupRequest: (request) => ({ ...request, path: `${path}${requestCount++}` }) }],
    }),
    connections: 10,
    duration,
    headers: { authorization: BENCH_KEY, cookie: "" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
