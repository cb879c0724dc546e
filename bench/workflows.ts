import { setTimeout as sleep } from "node:timers/promises";
import { asInstant, HOUR, MINUTE } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import { eventBody } from "@/lib/domain/events/schema";
import { createWorkflow } from "@/lib/domain/events/workflows/create-workflow";
import { workflowBody } from "@/lib/domain/events/workflows/schema";
import { stopProcess } from "../tests/support/processes";
import { readCpuSeconds } from "./cpu-seconds";
import { openMailBench } from "./open-mail-bench";
import { startWorkerProgram } from "./start-worker-program";

/**
 * `npm run bench:workflows`: two workers plan the reminders of 5,000 coming meetings for a new workflow, and then send
 * them when all are due in the same minute. Workers and database are separate processes; the mail server is in this one.
 */
const MEETINGS = 5000;
const CONCURRENT_WRITES = 8;
const WORKERS = 2;
const AT_MOST = 60; // seconds

/** Time for planning, before the reminders are due: longer where creating the meetings took longer. */
const MIN_LEAD_MINUTES = 2;
const WAIT_TIMEOUT_MS = 600_000;
const LOOK_INTERVAL_MS = 50;

const SUBJECT = "See you soon";

let arrived = 0;
const { database, close } = await openMailBench("bench-workflows", {
  async onData(stream, _session, done) {
    let head = "";
    for await (const chunk of stream) head += chunk;
    if (head.includes(`Subject: ${SUBJECT}`)) arrived += 1;
    done();
  },
});

try {
  await measure();
} finally {
  await close();
}

async function measure() {
  const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 12 * HOUR;
  console.error(`Creating ${MEETINGS} meetings…`);
  const began = performance.now();
  await createMeetings(start);
  const lead = MIN_LEAD_MINUTES + Math.ceil((performance.now() - began) / MINUTE);
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () =>
      startWorkerProgram(["scripts/start.ts"], { BOOKPAGE_ROLE: "worker", LOG_LEVEL: "warn" }),
    ),
  );
  try {
    await measureWorkers({ start, lead }, workers);
  } finally {
    for (const worker of workers) await stopProcess(worker, "SIGTERM");
  }
}

async function measureWorkers(
  { start, lead }: { start: number; lead: number },
  workers: readonly { pid?: number | undefined }[],
) {
  await waitUntil("the mails of the new meetings were sent", async () => (await countDueJobs()) === 0);

  const amount = Math.floor((start - Date.now()) / MINUTE) - lead;
  const due = start - amount * MINUTE;
  const createdAt = performance.now();
  const step = { when: { trigger: "before_start", amount, unit: "minutes" }, to: ["guests"] };
  const body = workflowBody.parse({
    name: "Reminder",
    steps: [{ ...step, subject: SUBJECT, text: "{title}, {time}" }],
    confirmed_messages: MEETINGS,
  });
  const now = asInstant(Date.now());
  await createWorkflow(database.db, database.organization, body, { now, canCreateWebhooks: false });
  await waitUntil("all steps were planned", async () => (await countSteps("planned")) === MEETINGS);
  const planned = (performance.now() - createdAt) / 1000;

  await sleep(due - Date.now());
  const before = readTotalCpuSeconds(workers);
  await waitUntil("all steps were recorded", async () => (await countSteps("planned")) === 0);
  const recorded = (Date.now() - due) / 1000;
  await waitUntil("all mails arrived", async () => arrived >= MEETINGS);
  const delivered = (Date.now() - due) / 1000;
  const cpuSeconds = readTotalCpuSeconds(workers) - before;
  await sleep(1000); // a mail sent twice would arrive by now
  console.log(
    JSON.stringify({
      name: `${MEETINGS} steps due in one minute, ${WORKERS} workers`,
      planned_s: Number(planned.toFixed(1)),
      recorded_s: Number(recorded.toFixed(1)),
      arrived_s: Number(delivered.toFixed(1)),
      at_most: AT_MOST,
      cpu_ms_a_step: Number(((cpuSeconds * 1000) / MEETINGS).toFixed(1)),
      sent: await countSteps("sent"),
      arrived,
      met: delivered <= AT_MOST && arrived === MEETINGS && (await countSteps("sent")) === MEETINGS,
    }),
  );
}

async function createMeetings(start: number) {
  const date = { date: new Date(start).toISOString(), end_date: new Date(start + HOUR).toISOString() };
  let next = 0;
  const write = async () => {
    while (next < MEETINGS) {
      const guest = `guest${next++}@example.com`;
      const body = eventBody.parse({
        title: "Meeting",
        created_by: { email: "jane@example.com" },
        dates: [date],
        confirmed: { flag: true },
        invitees: [{ email: guest }],
      });
      await createEvent(database.db, database.organization, body, asInstant(Date.now()));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, write));
}

function readTotalCpuSeconds(workers: readonly { pid?: number | undefined }[]): number {
  return workers.reduce((sum, { pid }) => sum + readCpuSeconds(pid ?? 0), 0);
}

async function countSteps(state: string): Promise<number> {
  return database.db.plannedStep.count({ where: { organizationId: database.organization, state } });
}

async function countDueJobs(): Promise<number> {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs WHERE run_at <= now()",
  );
  return rows[0].jobs;
}

async function waitUntil(what: string, isDone: () => Promise<boolean>) {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
    await sleep(LOOK_INTERVAL_MS);
  }
}
