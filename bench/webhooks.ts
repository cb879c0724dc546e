import { setTimeout as sleep } from "node:timers/promises";
import { asInstant } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import { eventBody } from "@/lib/domain/events/schema";
import type { WebhookAction } from "@/lib/domain/messaging/webhooks/actions";
import { createWebhook } from "@/lib/domain/messaging/webhooks/create-webhook";
import { enqueueDeliveries } from "@/lib/domain/messaging/webhooks/enqueue-deliveries";
import { NEWEST_WEBHOOK_VERSION } from "@/lib/domain/messaging/webhooks/options";
import { withTransaction } from "@/lib/platform/db/client";
import { stopProcess } from "../tests/support/processes";
import { CA_FILE, startWebhookReceiver } from "../tests/support/webhook-receiver";
import { readCpuSeconds } from "./cpu-seconds";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_SETTINGS, UNLIMITED_SETTINGS } from "./start-bench-service";
import { startWorkerProgram } from "./start-worker-program";

/**
 * `npm run bench:webhooks`: the time from an event's commit to its arrival at an HTTPS receiver on this machine, with
 * events at a steady rate; then how fast a worker processes a backlog after an outage. Worker and database are
 * separate processes; the receiver and the producer of events are in this one.
 */
const WARM = 200;
const EVENTS = 2000;
const PACE = 100; // a second
const AT_MOST = 2; // seconds, for 99 of 100

const BACKLOG = 10_000;
const BATCH = 1000;

const WAIT_TIMEOUT_MS = 120_000; // milliseconds

const receiver = await startWebhookReceiver();
const database = await createFreshDatabase("bench-webhooks");
Object.assign(process.env, {
  ...BENCH_SETTINGS,
  ...UNLIMITED_SETTINGS,
  WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
  DATABASE_URL: database.url,
});

try {
  await measurePace();
  await measureBacklog("one webhook", 1, 300);
  await measureBacklog("ten webhooks", 10, 600);
} finally {
  await database.stop();
  await receiver.close();
}

/** Like `npm start`, with the worker role only. */
function startWorker() {
  const settings = { BOOKPAGE_ROLE: "worker", LOG_LEVEL: "warn", NODE_EXTRA_CA_CERTS: CA_FILE };
  return startWorkerProgram(["scripts/start.ts"], settings);
}

async function measurePace() {
  await createWebhookAt("/pace", "event.created");
  const worker = await startWorker();
  const body = eventBody.parse({ title: "Meeting", created_by: { email: "jane@example.com" } });
  const write = () => createEvent(database.db, database.organization, body, asInstant(Date.now()));
  for (let warm = 0; warm < WARM; warm++) await write();
  await waitForDeliveries("/pace", WARM);

  const startedAt = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let count = 0; count < EVENTS; count++) {
    await sleep(Math.max(0, startedAt + (count * 1000) / PACE - performance.now()));
    sent.push(write());
  }
  await Promise.all(sent);
  const seconds = (performance.now() - startedAt) / 1000;
  await waitForDeliveries("/pace", WARM + EVENTS);
  await stopProcess(worker, "SIGTERM");

  // A delivery is as old as its transaction, which is before the commit, so no duration is too short.
  const { rows } = await database.pool.query<{ id: string; at: Date }>(
    "SELECT id, created_at AS at FROM webhook_deliveries",
  );
  const writtenAt = new Map(rows.map(({ id, at }) => [id, at.getTime()]));
  const took = receiver
    .at("/pace")
    .slice(WARM)
    .map(({ headers, at }) => (at - (writtenAt.get(String(headers["webhook-id"])) ?? Number.NaN)) / 1000)
    .sort((a, b) => a - b);
  const at = (share: number) => took[Math.ceil(took.length * share) - 1] ?? Number.NaN;
  const rate = EVENTS / seconds;
  printResult({
    name: "from commit to arrival",
    events: EVENTS,
    per_second: Math.round(rate),
    p50_s: at(0.5),
    p99_s: at(0.99),
    at_most: AT_MOST,
    met: at(0.99) < AT_MOST && rate > 0.95 * PACE,
  });
}

async function measureBacklog(name: string, webhooks: number, atLeast: number) {
  const path = `/backlog-${webhooks}`;
  const hooks: string[] = [];
  for (let count = 0; count < webhooks; count++) hooks.push(await createWebhookAt(path, "event.cancelled"));
  const body = receiver.at("/pace")[0]?.body ?? "";
  for (let written = 0; written < BACKLOG; written += BATCH) {
    const deliveries = Array.from({ length: BATCH }, (_, index) => ({
      webhook: hooks[index % webhooks] as string,
      action: "event.cancelled",
      body: 0,
    }));
    await withTransaction(database.db, (tx) =>
      enqueueDeliveries(tx, database.organization, deliveries, [body]),
    );
  }
  const worker = await startWorker();
  const before = readCpuSeconds(worker.pid as number);
  await waitForDeliveries(path, BACKLOG);
  const worked = readCpuSeconds(worker.pid as number) - before;
  await stopProcess(worker, "SIGTERM");
  const times = receiver.at(path).map(({ at }) => at);
  const rate = BACKLOG / ((Math.max(...times) - Math.min(...times)) / 1000);
  printResult({
    name: `a backlog of ${BACKLOG} for ${name}`,
    per_second: Math.round(rate),
    worker_cpu_ms: Number(((worked * 1000) / BACKLOG).toFixed(2)),
    at_least: atLeast,
    met: rate >= atLeast,
  });
}

async function createWebhookAt(path: string, action: WebhookAction): Promise<string> {
  const body = { action, target_url: `${receiver.url}${path}` };
  return (await createWebhook(database.db, database.organization, body, NEWEST_WEBHOOK_VERSION))._id;
}

/** Waits for this many deliveries. */
async function waitForDeliveries(path: string, count: number) {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  while (receiver.at(path).length < count) {
    if (Date.now() > deadline)
      throw new Error(`Of ${count} deliveries to ${path} ${receiver.at(path).length} have arrived.`);
    await sleep(100);
  }
}

function printResult(line: object) {
  console.log(JSON.stringify(line));
}
