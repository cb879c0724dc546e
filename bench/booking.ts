import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { createApiClient } from "./api-client";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_ORIGIN, startBenchService } from "./start-bench-service";

/**
 * `npm run bench:booking`: confirmed bookings a second through the API, each with its webhook and mail jobs, compared
 * in turns with the requests a second of an empty route handler in the same server; then many clients that book the
 * same times of one host.
 */
const HOSTS = 200;
const CONNECTIONS = 10;
const CROWD = 30;
const ROUNDS = 5;
const SECONDS = 4;
const TARGET = 0.02;

const HALF_HOUR = 30 * 60_000;
const FROM = Date.UTC(2031, 0, 1);

const EVERY_DAY = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [
    day,
    { slots: [{ start_time: "09:00", end_time: "17:00" }] },
  ]),
);

const database = await createFreshDatabase("bench-booking");
try {
  const stop = await startBenchService(database.url, {
    BOOKPAGE_ROLE: "web",
    SMTP_URL: "smtp://127.0.0.1:9", // no mail is sent, but the jobs are those of an installation with mail
    MAIL_FROM: "bench@example.com",
  });
  try {
    const hosts = await createHosts();
    await measureShare(hosts);
    await measureContention(hosts[0] as string);
  } finally {
    await stop();
  }
} finally {
  await database.stop();
}

async function createHosts(): Promise<string[]> {
  const api = createApiClient(BENCH_ORIGIN, database.key);
  for (const action of ["event.created", "event.confirmed"])
    await api.post("/hooks", { action, target_url: "https://hooks.example.com/bench" });
  const hosts: string[] = [];
  for (let index = 0; index < HOSTS; index++) {
    const { user } = await api.post<{ user: { _id: string } }>("/v2/users", {
      organization: database.organization,
      user: { email: `host${index}@example.com`, timezone: "Europe/Paris" },
      availability: { days: EVERY_DAY, buffer_before: 5, buffer_after: 5 },
    });
    hosts.push(user._id);
  }
  return hosts;
}

async function measureShare(hosts: readonly string[]) {
  let count = 0;
  const book = () => {
    const requestIndex = count++;
    return buildBooking(
      hosts[requestIndex % HOSTS] as string,
      FROM + 2 * HALF_HOUR * Math.floor(requestIndex / HOSTS),
      `guest${requestIndex}@example.com`, // a mail limit locks the row of its address
    );
  };
  const empty = () => measureThroughput({ path: "/health" }, CONNECTIONS);
  const booking = () => measureThroughput({ book }, CONNECTIONS);
  await empty();
  await booking(); // warm-up
  await database.asSuperuser((client) => client.query("ANALYZE")); // a server in use has statistics
  const rates: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const nothing = await empty();
    const booked = await booking();
    if (booked.refused > 0) throw new Error(`${booked.refused} bookings of free times were refused.`);
    rates.push(booked.rate);
    shares.push(booked.rate / nothing.rate);
  }
  const { rows } = await database.pool.query<{ task: string; count: number }>(
    `SELECT t.identifier AS task, count(*)::int AS count
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id GROUP BY 1`,
  );
  const share = computeMedian(shares);
  printResult({
    name: "confirmed bookings of different hosts",
    per_second: Math.round(computeMedian(rates)),
    ratio: Number(share.toFixed(3)),
    target: TARGET,
    met: share >= TARGET,
    jobs: Object.fromEntries(rows.map(({ task, count: jobs }) => [task, jobs])),
  });
}

/** As many clients as there are connections request each time at about the same moment. */
async function measureContention(host: string) {
  let count = 0;
  const from = Date.UTC(2033, 0, 1);
  const book = () =>
    buildBooking(host, from + 2 * HALF_HOUR * Math.floor(count / CROWD), `guest${count++}@example.com`);
  const { rate, refused: conflicts, slowest, answers: responses } = await measureThroughput({ book }, CROWD);
  const { rows } = await database.pool.query<{ deadlocks: number; booked: number }>(
    `SELECT deadlocks::int, (SELECT count(*)::int FROM reservations WHERE host_id = $1 AND starts_at >= $2) AS booked
       FROM pg_stat_database WHERE datname = current_database()`,
    [host, new Date(from)],
  );
  const { deadlocks = Number.NaN, booked = Number.NaN } = rows[0] ?? {};
  printResult({
    name: `${CROWD} clients book the same times of one host`,
    per_second: Math.round(rate),
    refused: conflicts,
    confirmed: responses - conflicts,
    booked,
    slowest_ms: slowest,
    deadlocks,
    met: deadlocks === 0 && booked >= responses - conflicts, // the last response may arrive after the end
  });
}

function buildBooking(host: string, start: number, email: string) {
  return JSON.stringify({
    title: "Meeting",
    created_by: { user: host },
    bookpage: true,
    confirmed: { flag: true },
    dates: [{ date: new Date(start).toISOString(), end_date: new Date(start + HALF_HOUR).toISOString() }],
    places: [{ name: "Office" }],
    invitees: [{ full_name: "Ana Silva", email }],
  });
}

/** Every response must be a success or a 409; an empty one ends the run. */
async function measureThroughput(
  { path, book }: { path?: string; book?: () => string },
  connections: number,
) {
  await sleep(500); // the last requests are still running
  const result = await autocannon({
    url: BENCH_ORIGIN,
    connections,
    duration: SECONDS,
    timeout: 20,
    requests: [
      book
        ? {
            method: "POST",
            path: "/v2/events",
            headers: { authorization: database.key, "content-type": "application/json" },
            setupRequest: (request: object) => ({ ...request, body: book() }),
          }
        : { method: "GET", path },
    ],
  });
  const conflicts = result.statusCodeStats?.["409"]?.count ?? 0;
  const failed = result.errors + result.timeouts + result.non2xx - conflicts;
  if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    rate: result.requests.average,
    answers: result.requests.total,
    refused: conflicts,
    slowest: result.latency.max,
  };
}

function printResult(line: object) {
  console.log(JSON.stringify(line));
}
