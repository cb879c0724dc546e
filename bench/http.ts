import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import type pg from "pg";
import { LOAD_HOSTS } from "@/lib/domain/availability/free-slots/load-hosts";
import { furnish, type Target } from "./furnish";
import { FROM, largeDatabase } from "./large-database";
import { median } from "./median";
import { BENCH_KEY, BENCH_NICKNAME, BENCH_ORGANIZATION, BENCH_USER } from "./seed-large";
import { origin, startServer } from "./server";

/**
 * `npm run bench:http`: requests per second of real endpoints as a share of those of an empty route handler in the
 * same server, taken in turns in the same run, with 100,000 users and 2,000,000 reservations in the database.
 * Rate limits are off, logs are on.
 */
const ROUNDS = 5;
const SECONDS = 4;
const SECONDS_OF_MANY = 1;
const PAUSE = 500; // milliseconds, in which what was asked for last is still being answered

let asked = 0;
const TO = "2031-04-09";

const TARGETS: readonly Target[] = [
  { name: "empty handler", path: "/health", target: 1 },
  {
    name: "slots of 31 days",
    path: `/v2/slots?users=${BENCH_USER}&duration=30&from=${FROM}&to=${TO}`,
    target: 0.6,
  },
  { name: "booking page", path: `/${BENCH_NICKNAME}?tz=Europe/Paris`, target: 0.35 },
  {
    name: "booking page of an address that nobody asks for twice",
    path: `/${BENCH_NICKNAME}?tz=Europe/Paris&once=`,
    target: 0.12,
  },
];

const database = await largeDatabase();
const { url } = database;
try {
  await database.asSuperuser(printPlan);
  await measure();
} finally {
  await database.stop();
}

async function printPlan(client: pg.Client) {
  const { text } = LOAD_HOSTS.users;
  const values = [BENCH_ORGANIZATION, [BENCH_USER], new Date(FROM), new Date(TO), null, null];
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${text}`, values);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  console.log(plan);
  // Nobody here has a calendar or is away: the tables of busy times and of absences are empty.
  if (/Seq Scan on (?!busy_periods|absences)/.test(plan))
    throw new Error("The slot search reads a whole table.");
  if (!/Index Only Scan using reservations_of_host/.test(plan))
    throw new Error(
      "The slot search reads the meetings themselves, of which their index has all that it needs.",
    );
  const name = "slots";
  for (let search = 0; search < 10; search++) await client.query({ name, text, values });
  const kept = await client.query(
    "SELECT generic_plans > 0 AS is_kept FROM pg_prepared_statements WHERE name = $1",
    [name],
  );
  if (!kept.rows[0]?.is_kept) throw new Error("The slot search is planned anew each time.");
}

async function measure() {
  const stop = await startServer(url);
  try {
    await compare(TARGETS, SECONDS);
    await compare([...TARGETS.slice(0, 1), ...(await furnish(origin))], SECONDS_OF_MANY);
  } finally {
    await stop();
  }
}

/** Requests per second of each as a share of the first one's in the same round, since a machine's pace drifts. */
async function compare(targets: readonly Target[], seconds: number) {
  for (const { path: target } of targets) await run(target, 2); // warm
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, path: target } of targets) rates.get(name)?.push(await run(target, seconds));
  }
  const empty = rates.get(targets[0]?.name ?? "") ?? [];
  for (const { name, target } of targets) {
    const own = rates.get(name) ?? [];
    const ratio = median(own.map((rate, round) => rate / (empty[round] ?? Number.NaN)));
    console.log(
      JSON.stringify({
        name,
        per_second: Math.round(median(own)),
        ratio: Number(ratio.toFixed(3)),
        target,
        met: ratio >= target,
      }),
    );
  }
}

/** An address that ends with `=` is given a number of its own each time. */
async function run(target: string, duration: number): Promise<number> {
  await sleep(PAUSE);
  const result = await autocannon({
    url: origin + target,
    ...(target.endsWith("=") && {
      requests: [{ setupRequest: (request) => ({ ...request, path: `${target}${asked++}` }) }],
    }),
    connections: 10,
    duration,
    headers: { authorization: BENCH_KEY, cookie: "" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
