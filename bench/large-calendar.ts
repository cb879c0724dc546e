import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DAY, HOUR } from "@/lib/core/time/instant";
import { startDavServer } from "./start-dav-server";

/**
 * A process beside the measured one: serves a calendar of so many entries (`tsx bench/large-calendar.ts caldav|ics
 * 50000`) and prints its credentials as JSON.
 */
const EXCEPTIONS = 10_000;
const [source, count] = [process.argv[2], Number(process.argv[3])];

const firstHour = Math.floor(Date.now() / HOUR) * HOUR;
const formatStamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const buildVevent = (index: number, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:event-${index}`,
  "DTSTAMP:20260101T000000Z",
  `SUMMARY:Meeting number ${index}`,
  ...lines,
  "END:VEVENT",
];
const buildIcsFile = (lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** Most are within the synced time; each hundredth is a series, each thousandth lasts for more than a year. */
function buildEntry(index: number): string[] {
  const start = firstHour + Math.floor((index * 500 * DAY) / count / 60_000) * 60_000;
  if (index === 1) {
    const hours = Array.from(
      { length: EXCEPTIONS },
      (_, at) => `EXDATE:${formatStamp(firstHour + at * HOUR)}`,
    );
    return buildVevent(
      index,
      `DTSTART:${formatStamp(firstHour)}`,
      "DURATION:PT15M",
      `RRULE:FREQ=HOURLY;COUNT=${EXCEPTIONS + 50}`,
      ...hours,
    );
  }
  const length = index % 1000 === 0 ? "P400D" : "PT30M";
  const rule = index % 100 === 0 ? ["RRULE:FREQ=WEEKLY;COUNT=10"] : [];
  return buildVevent(index, `DTSTART:${formatStamp(start)}`, `DURATION:${length}`, ...rule);
}

async function startCaldavServer() {
  const dav = await startDavServer();
  for (const [index, lines] of entries.entries()) dav.put(`event-${index}.ics`, buildIcsFile(lines));
  return dav.credentials;
}

async function startIcsServer() {
  const file = Buffer.from(buildIcsFile(entries.flat()));
  const server = createServer((_, reply) => void reply.end(file));
  server.listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics` };
}

const entries = Array.from({ length: count }, (_, index) => buildEntry(index));
console.log(JSON.stringify(await (source === "ics" ? startIcsServer() : startCaldavServer())));
setInterval(() => {}, 60_000); // keeps the process running
