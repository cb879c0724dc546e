import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DAY, HOUR, instant } from "@/lib/core/time/instant";
import { newAccess } from "@/lib/domain/calendars/access/new-access";
import type { CalendarProvider } from "@/lib/domain/calendars/provider";
import { findProvider } from "@/lib/domain/calendars/providers";
import { startDav } from "./dav-server";
import { SETTINGS } from "./server";

/**
 * `npx tsx bench/large-calendars.ts caldav|ics`: a calendar of 50,000 entries, with series, entries longer than a year and one
 * of 10,000 exceptions, read whole: how long it takes, how much memory, and how long requests would have waited.
 */
const ENTRIES = 50_000;
const AT_MOST = { ms: 60_000, megabytes: 200, waited_ms: 100 };
const EXCEPTIONS = 10_000;

Object.assign(process.env, {
  ...SETTINGS,
  DATABASE_URL: "postgresql://nobody@127.0.0.1/none",
  CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
  LOG_LEVEL: "silent",
});

const now = instant(Date.now());
const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const begin = Math.floor(now / HOUR) * HOUR;

const vevent = (index: number, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:event-${index}`,
  "DTSTAMP:20260101T000000Z",
  `SUMMARY:Meeting number ${index}`,
  ...lines,
  "END:VEVENT",
];
const wrap = (lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** Most are within the time that is read; each hundredth is a series, each thousandth lasts for more than a year. */
function buildEntry(index: number): string[] {
  const start = begin + Math.floor((index * 500 * DAY) / ENTRIES / 60_000) * 60_000;
  if (index === 1) {
    const hours = Array.from({ length: EXCEPTIONS }, (_, at) => `EXDATE:${stamp(begin + at * HOUR)}`);
    return vevent(
      index,
      `DTSTART:${stamp(begin)}`,
      "DURATION:PT15M",
      `RRULE:FREQ=HOURLY;COUNT=${EXCEPTIONS + 50}`,
      ...hours,
    );
  }
  const length = index % 1000 === 0 ? "P400D" : "PT30M";
  const rule = index % 100 === 0 ? ["RRULE:FREQ=WEEKLY;COUNT=10"] : [];
  return vevent(index, `DTSTART:${stamp(start)}`, `DURATION:${length}`, ...rule);
}

const entries = Array.from({ length: ENTRIES }, (_, index) => buildEntry(index));

async function openCaldav() {
  const dav = await startDav();
  for (const [index, lines] of entries.entries()) dav.put(`event-${index}.ics`, wrap(lines));
  return dav.credentials;
}

async function openIcs() {
  const file = Buffer.from(wrap(entries.flat()));
  const server = createServer((_, reply) => void reply.end(file));
  server.listen(0, "127.0.0.1");
  server.unref();
  await new Promise((ready) => server.once("listening", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics` };
}

const source = process.argv[2] === "ics" ? "ics" : "caldav";
const credentials = await (source === "ics" ? openIcs() : openCaldav());
const provider = findProvider(source) as CalendarProvider<unknown>;
const access = newAccess(credentials, "bench", AbortSignal.timeout(10 * AT_MOST.ms));
const [found] = await provider.listSubcalendars(access);
if (!found) throw new Error("There is no calendar");
entries.length = 0;
globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const started = performance.now();
const read = await provider.readChanges(access, {
  sourceId: found.sourceId,
  version: found.version,
  token: null,
  window: { start: instant(now - 7 * DAY), end: instant(now + 550 * DAY) },
  zone: "Europe/Paris",
});
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
