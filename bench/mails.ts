import { setTimeout as sleep } from "node:timers/promises";
import { renderCodeMail } from "@/lib/domain/events/confirmations/render-code-mail";
import { type NewMail, storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { withTransaction } from "@/lib/platform/db/client";
import { stopProcess } from "../tests/support/processes";
import { readCpuSeconds } from "./cpu-seconds";
import { openMailBench } from "./open-mail-bench";
import { startWorkerProgram } from "./start-worker-program";

/**
 * `npm run bench:mails`: how fast a worker sends a thousand mails to one mail server, and how long a code takes that
 * is requested meanwhile. The server takes a twentieth of a second for each mail, and limits connections like many
 * do. Worker and database are separate processes; the server and the producer of the mails are in this one.
 */
const MAILS = 1000;
const MAIL_MS = 50;
const MAX_CLIENTS = 10;
/** The number of received mails at which the code is requested. */
const CODE_AFTER = 200;
const AT_LEAST = 60; // a second
const CODE_WITHIN = 5; // seconds

const WAIT_TIMEOUT_MS = 300_000; // milliseconds

const arrivals: { to: string; at: number }[] = [];
const { database, close } = await openMailBench("bench-mails", {
  maxClients: MAX_CLIENTS,
  onData(stream, session, done) {
    stream.resume();
    stream.once("end", async () => {
      await sleep(MAIL_MS);
      arrivals.push({ to: session.envelope.rcptTo[0]?.address ?? "", at: performance.now() });
      done();
    });
  },
});

try {
  await measure();
} finally {
  await close();
}

async function measure() {
  const addresses = Array.from({ length: MAILS }, (_, index) => `guest${index}@example.com`);
  await storeBatch(addresses.map(buildMail));
  const worker = await startWorkerProgram(["scripts/start.ts"], {
    BOOKPAGE_ROLE: "worker",
    LOG_LEVEL: "info",
  });
  let runs = 0;
  let rest = "";
  worker.stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    runs += lines.filter((line) => line.includes('"task":"send_mail"')).length;
  });
  await waitForMails(CODE_AFTER);
  const before = readCpuSeconds(worker.pid ?? 0);
  const requestedAt = performance.now();
  await storeBatch([renderCodeMail("booker@example.com", "Bench", "123456", "en")]);
  await waitForMails(MAILS + 1);
  const cpuSeconds = readCpuSeconds(worker.pid ?? 0) - before;
  await sleep(1000); // a mail sent twice would arrive by now
  await stopProcess(worker, "SIGTERM");

  const code = arrivals.find(({ to }) => to === "booker@example.com");
  const bulk = arrivals.filter((arrival) => arrival !== code);
  const [first = 0, last = 0] = [bulk[0]?.at, bulk.at(-1)?.at];
  const rate = MAILS / ((last - first) / 1000);
  const codeSeconds = ((code?.at ?? Number.NaN) - requestedAt) / 1000;
  const positions = bulk.map(({ to }) => addresses.indexOf(to));
  console.log(
    JSON.stringify({
      name: `${MAILS} mails, and a code meanwhile`,
      per_second: Math.round(rate),
      at_least: AT_LEAST,
      cpu_ms_a_mail: Number(((cpuSeconds * 1000) / (MAILS - CODE_AFTER)).toFixed(1)),
      code_s: Number(codeSeconds.toFixed(2)),
      code_within: CODE_WITHIN,
      job_runs: runs,
      twice: arrivals.length - new Set(arrivals.map(({ to }) => to)).size,
      furthest_out_of_order: Math.max(...positions.map((position, index) => Math.abs(position - index))),
      met:
        rate >= AT_LEAST && codeSeconds <= CODE_WITHIN && runs === MAILS + 1 && arrivals.length === MAILS + 1,
    }),
  );
}

function buildMail(recipient: string): NewMail {
  const subject = "You are invited";
  return {
    key: null,
    eventId: null,
    kind: "invited",
    recipient,
    subject,
    from: "Bench",
    to: null,
    replyTo: null,
    calendar: null,
    content: {
      lang: "en",
      heading: subject,
      text: "Which of these times suit you?",
      facts: [{ label: "When", lines: ["Monday, 3 March 2031, 9:00"] }],
      quote: null,
      button: { label: "Answer", href: "https://example.com/event" },
      notes: [],
      footer: "Sent by Bookpage",
    },
  };
}

function storeBatch(mails: readonly NewMail[]) {
  return withTransaction(database.db, (tx) => storeMails(tx, database.organization, mails));
}

async function waitForMails(count: number) {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  while (arrivals.length < count) {
    if (Date.now() > deadline) throw new Error(`Of ${count} mails ${arrivals.length} have arrived.`);
    await sleep(10);
  }
}
