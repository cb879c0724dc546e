import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { createApiClient } from "./api-client";
import { computeMedian } from "./compute-median";
import { readCpuSeconds } from "./cpu-seconds";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_ORIGIN, startBenchService } from "./start-bench-service";

/**
 * `npm run bench:cluster`: the effect of WEB_CONCURRENCY=2 on two cores. Load and database run on the same machine,
 * so the measure is the processor time of the web processes: if two need as much for a request as one, they handle
 * twice as many requests with a core each. The plain rates are printed too.
 */
const ROUNDS = 3;
const SECONDS = 5;
/** Seconds a process until its code is compiled: two processes need as much as one each, and share the requests. */
const WARM_SECONDS = 8;
const PROCESSES = 2;
const TARGET = 1.7;

interface Measurement {
  perSecond: number;
  cpuMs: number;
}

const database = await createFreshDatabase("bench-cluster");
try {
  const all: Record<number, Measurement[]> = { 1: [], [PROCESSES]: [] };
  let path = "";
  for (let round = 0; round < ROUNDS; round++)
    for (const processes of [1, PROCESSES]) {
      const stop = await startBenchService(database.url, {
        BOOKPAGE_ROLE: "web",
        WEB_CONCURRENCY: String(processes),
      });
      try {
        path ||= await createPage();
        await generateLoad(path, WARM_SECONDS * processes);
        all[processes]?.push(await measure(path, stop.pid));
      } finally {
        await stop();
      }
    }
  const of = (processes: number, pick: (one: Measurement) => number) =>
    computeMedian((all[processes] ?? []).map(pick));
  const cpuRatio = of(1, ({ cpuMs }) => cpuMs) / of(PROCESSES, ({ cpuMs }) => cpuMs);
  const ratio = PROCESSES * cpuRatio;
  console.log(
    JSON.stringify({
      name: "booking page",
      cpu_ms_of_one: Number(of(1, ({ cpuMs }) => cpuMs).toFixed(2)),
      cpu_ms_of_two: Number(of(PROCESSES, ({ cpuMs }) => cpuMs).toFixed(2)),
      per_second_of_one: Math.round(of(1, ({ perSecond }) => perSecond)),
      per_second_of_two: Math.round(of(PROCESSES, ({ perSecond }) => perSecond)),
      ratio: Number(ratio.toFixed(2)),
      target: TARGET,
      met: ratio >= TARGET,
    }),
  );
} finally {
  await database.stop();
}

async function createPage(): Promise<string> {
  const day = { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] };
  await createApiClient(BENCH_ORIGIN, database.key).post("/v2/users", {
    organization: database.organization,
    user: { emails: ["noor@example.com"], first_name: "Noor", timezone: "Europe/Paris" },
    availability: { days: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day } },
    bookpage: { nickname: "noor", custom: { duration: 30 } },
  });
  return "/noor?tz=Europe/Paris";
}

async function measure(path: string, pid: number): Promise<Measurement> {
  const before = readCpuSeconds(pid);
  const { average, total } = await generateLoad(path, SECONDS);
  await sleep(500); // running requests finish
  return { perSecond: average, cpuMs: ((readCpuSeconds(pid) - before) * 1000) / total };
}

async function generateLoad(path: string, duration: number) {
  const result = await autocannon({ url: BENCH_ORIGIN + path, connections: 10, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { average: result.requests.average, total: result.requests.total };
}
