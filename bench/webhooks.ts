import { setTimeout as sleep } from "node:timers/promises";
import { instant } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import { eventBody } from "@/lib/domain/events/schema";
import type { Action } from "@/lib/domain/messaging/webhooks/actions";
import { createWebhook } from "@/lib/domain/messaging/webhooks/create-webhook";
import { queueDeliveries } from "@/lib/domain/messaging/webhooks/queue-deliveries";
import { NEWEST_VERSION } from "@/lib/domain/messaging/webhooks/versions";
import { inTransaction } from "@/lib/platform/db/client";
import { endProcess } from "../tests/support/processes";
import { CA_FILE, startReceiver } from "../tests/support/receiver";
import { readCpuSeconds } from "./cpu-seconds";
import { freshDatabase } from "./fresh-database";
import { NO_LIMITS, SETTINGS } from "./server";
import { startWorkerProgram } from "./start-worker-program";

/**
 * `npm run bench:webhooks`: how long after its commit an event arrives at an HTTPS receiver on this machine, with
 * events at a steady pace; then how fast a worker that was away works off what has piled up. Worker and database are
 * processes of their own; the receiver and what writes the events are in this one.
 */
const WARM = 200;
const EVENTS = 2000;
const PACE = 100; // a second
const AT_MOST = 2; // seconds, for 99 of 100

const BACKLOG = 10_000;
const BATCH = 1000;

const PATIENCE = 120_000; // milliseconds

const receiver = await startReceiver();
const database = await freshDatabase("bench-webhooks");
Object.assign(process.env, {
  ...SETTINGS,
  ...NO_LIMITS,
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

/** As `npm start` does, with the role of a worker alone. */
function startWorker() {
  const settings = { BOOKPAGE_ROLE: "worker", LOG_LEVEL: "warn", NODE_EXTRA_CA_CERTS: CA_FILE };
  return startWorkerProgram(["scripts/start.ts"], settings);
}

async function measurePace() {
  await hookAt("/pace", "event.created");
  const worker = await startWorker();
  const body = eventBody.parse({ title: "Meeting", created_by: { email: "jane@example.com" } });
  const write = () => createEvent(database.db, database.organization, body, instant(Date.now()));
  for (let warm = 0; warm < WARM; warm++) await write();
  await arrived("/pace", WARM);

  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let count = 0; count < EVENTS; count++) {
    await sleep(Math.max(0, began + (count * 1000) / PACE - performance.now()));
    sent.push(write());
  }
  await Promise.all(sent);
  const seconds = (performance.now() - began) / 1000;
  await arrived("/pace", WARM + EVENTS);
  await endProcess(worker, "SIGTERM");

  // A delivery is as old as its transaction, which is before the commit: nothing is counted too short.
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
  print({
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
  for (let count = 0; count < webhooks; count++) hooks.push(await hookAt(path, "event.cancelled"));
  const body = receiver.at("/pace")[0]?.body ?? "";
  for (let written = 0; written < BACKLOG; written += BATCH) {
    const deliveries = Array.from({ length: BATCH }, (_, index) => ({
      webhook: hooks[index % webhooks] as string,
      action: "event.cancelled",
      body: 0,
    }));
    await inTransaction(database.db, (tx) => queueDeliveries(tx, database.organization, deliveries, [body]));
  }
  const worker = await startWorker();
  const before = readCpuSeconds(worker.pid as number);
  await arrived(path, BACKLOG);
  const worked = readCpuSeconds(worker.pid as number) - before;
  await endProcess(worker, "SIGTERM");
  const times = receiver.at(path).map(({ at }) => at);
  const rate = BACKLOG / ((Math.max(...times) - Math.min(...times)) / 1000);
  print({
    name: `a backlog of ${BACKLOG} for ${name}`,
    per_second: Math.round(rate),
    worker_cpu_ms: Number(((worked * 1000) / BACKLOG).toFixed(2)),
    at_least: atLeast,
    met: rate >= atLeast,
  });
}

async function hookAt(path: string, action: Action): Promise<string> {
  const body = { action, target_url: `${receiver.url}${path}` };
  return (await createWebhook(database.db, database.organization, body, NEWEST_VERSION))._id;
}

/** Waits for so many deliveries. */
async function arrived(path: string, count: number) {
  const deadline = Date.now() + PATIENCE;
  while (receiver.at(path).length < count) {
    if (Date.now() > deadline)
      throw new Error(`Of ${count} deliveries to ${path} ${receiver.at(path).length} have arrived.`);
    await sleep(100);
  }
}

function print(line: object) {
  console.log(JSON.stringify(line));
}
