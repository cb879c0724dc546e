import { spawn } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import type { CalendarProvider } from "@/lib/domain/calendars/provider";
import { findProvider } from "@/lib/domain/calendars/providers";
import { BENCH_SETTINGS } from "./start-bench-service";

/**
 * `npx tsx bench/large-calendars.ts caldav|ics`: syncs a calendar of 50,000 entries, with series, entries longer than
 * a year and a series of 10,000 exceptions: duration, memory, and how long requests would have waited. A small one is
 * synced before, so that the thread has started: here it compiles its sources, in a release it does not.
 */
const ENTRIES = 50_000;
const AT_MOST = { ms: 60_000, megabytes: 200, waited_ms: 100 };
Object.assign(process.env, {
  ...BENCH_SETTINGS,
  DATABASE_URL: "postgresql://unknown@127.0.0.1/none",
  CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
  LOG_LEVEL: "silent",
});

const now = asInstant(Date.now());
const source = process.argv[2] === "ics" ? "ics" : "caldav";
const provider = findProvider(source) as CalendarProvider<unknown>;

/** Runs in a separate process, which is not measured; returns its credentials as JSON. */
async function startCalendarServer(count: number): Promise<string> {
  const args = ["--import", "tsx", "bench/large-calendar.ts", source, String(count)];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => server.kill());
  const [credentials] = await once(server.stdout, "data");
  return String(credentials);
}

async function connectCalendarServer(count: number) {
  const credentials = JSON.parse(await startCalendarServer(count));
  const access = buildAccess(credentials, "bench", AbortSignal.timeout(10 * AT_MOST.ms));
  const [found] = await provider.listSubcalendars(access);
  if (!found) throw new Error("There is no calendar");
  return () =>
    provider.fetchChanges(access, {
      sourceId: found.sourceId,
      version: found.version,
      token: null,
      window: { start: asInstant(now - 7 * DAY), end: asInstant(now + 550 * DAY) },
      zone: "Europe/Paris",
    });
}

await (await connectCalendarServer(1))();
const readLarge = await connectCalendarServer(ENTRIES);
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const started = performance.now();
const read = await readLarge();
const ms = Math.round(performance.now() - started);
delay.disable();
clearInterval(watch);
const megabytes = Math.round((Math.max(most, process.memoryUsage().rss) - before) / 1024 / 1024);
const waited = Math.round(delay.max / 1e6);
const times = read.objects.reduce((sum, { busy }) => sum + busy.length, 0);
console.log(
  JSON.stringify({
    source,
    entries: read.objects.length,
    busy_times: times,
    ms,
    megabytes_more: megabytes,
    longest_wait_ms: waited,
    met: ms < AT_MOST.ms && megabytes < AT_MOST.megabytes && waited < AT_MOST.waited_ms,
  }),
);
process.exit(0);
