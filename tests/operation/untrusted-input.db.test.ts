import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { HOSTILE_FILES } from "@/lib/domain/calendars/testing/hostile-files";
import { HOSTILE_MAILS } from "@/lib/domain/events/inbound-mail/testing/hostile-mails";
import { findFreePort } from "@/lib/platform/process/free-port";
import { readProcessorTime } from "@/lib/platform/threads/processor-time";
import { createTestApi, type Tenant } from "../support/api";
import { FIRST, formatCompact } from "../support/next-march";
import { startWebProcess, stopProcess } from "../support/processes";
import { createTestHost } from "../support/users";

const SECRET = "a secret between the mail server and these tests";
/**
 * Processor time of the request thread per health check. Wall time would depend on the load of the machine.
 */
const MEDIAN_AT_MOST_MS = 300;
const AT_ONCE = 4;

const api = createTestApi({ INBOUND_MAIL_SECRET: SECRET, INBOUND_MAIL_DOMAIN: "in.example.com" });

let published: Published;
let service: ChildProcess;
let port: number;
let acme: Tenant;
let other: Tenant;

beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant();
  published = await publish();
  port = await findFreePort();
  service = await startWebProcess(port, { BOOKPAGE_ROLE: "all" });
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await stopProcess(service, "SIGKILL");
  published.close();
});

interface Published {
  /** Serves a text at this name from then on. */
  put: (name: string, text: string, type?: string) => string;
  close: () => void;
}

/** Starts a calendar server whose owner, or an intruder, publishes anything. */
async function publish(): Promise<Published> {
  const files = new Map<string, { text: string; type: string }>();
  const server: Server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return response.writeHead(404).end();
    const isDav = request.method === "PROPFIND";
    response.writeHead(isDav ? 207 : 200, { "content-type": file.type }).end(file.text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    put: (name, text, type = "text/calendar") => {
      files.set(`/${name}`, { text, type });
      return `${origin}/${name}`;
    },
    close: () => server.close(),
  };
}

async function sendRequest(path: string, init: RequestInit = {}) {
  const send = () => fetch(`http://127.0.0.1:${port}${path}`, init);
  // The server may close an idle connection, so reads are retried.
  const response = await (init.method ? send() : send().catch(send));
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

const send = (tenant: Tenant, method: string, path: string, body: string | object) =>
  sendRequest(path, {
    method,
    headers: { authorization: tenant.key, "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const harmless = (start: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${start}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** Each series has a time on every day. */
const manySeries = (count: number) => {
  const series = (index: number) =>
    `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART:20260101T090000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n`;
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: count }, (_, index) => series(index)).join("")}END:VCALENDAR\r\n`;
};

/** Connects a calendar that then becomes hostile, and returns the result of a sync. */
async function readHostile(index: number, text: string) {
  const user = await createTestHost(acme);
  const url = published.put(`${index}.ics`, harmless(`${formatCompact(FIRST)}T090000Z`));
  const list = `/v2/users/${user._id}/calendars`;
  const made = await send(acme, "POST", list, { source: "ics", url });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const sync = () => send(acme, "POST", `${list}/${made.body._id}/sync`, {});
  expect((await sync()).body.access_broken).toBe(false);
  published.put(`${index}.ics`, text);
  const { status, body } = await sync();
  expect(status, JSON.stringify(body)).toBe(200);
  return { user, reason: body.broken_reason, calendar: body._id };
}

const REASONS = { read: null, told: null, unreadable: "address" };

const readCalendars = () =>
  HOSTILE_FILES.map((file) => ({ ...file, text: file.text() })).map(
    ({ name, text, outcome }, index) =>
      async () => {
        const { reason } = await readHostile(index, text);
        expect([name, reason]).toEqual([name, REASONS[outcome]]);
      },
  );

const readMails = () =>
  HOSTILE_MAILS.map(({ name, text }) => ({ name, body: text() })).map(({ name, body }) => async () => {
    const headers = { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" };
    const { status } = await sendRequest("/v2/inbound-mail", { method: "POST", headers, body });
    expect([name, status]).toEqual([name, 202]);
  });

const BODIES = [
  "[".repeat(1000) + "]".repeat(1000),
  "[".repeat(500_000) + "]".repeat(500_000),
  `${`{"a":`.repeat(1000)}1${"}".repeat(1000)}`,
  `{"dates":[${"0,".repeat(400_000)}0]}`,
  `{"dates":[${"[{}],".repeat(150_000)}0]}`,
  `{"title":"${"\\u0000".repeat(150_000)}"}`,
  `[${'"\\u0000",'.repeat(90_000)}0]`,
  `{"created_by":{"email":"${"a@".repeat(300_000)}"}}`,
  `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":${i}`).join(",")}}`,
];

const readBodies = () =>
  ["/v2/events", "/v2/users", "/v2/slots/next", "/v2/locations/batch"].flatMap((path) =>
    BODIES.map((body) => async () => {
      const { status } = await send(acme, "POST", path, body);
      expect([400, 404, 405, 413]).toContain(status);
    }),
  );

const BOMBS = [
  "<a>".repeat(80_000),
  `<!DOCTYPE a [<!ENTITY b "${"x".repeat(50_000)}">]><a>${"&b;".repeat(50_000)}</a>`,
  `<a ${Array.from({ length: 20_000 }, (_, i) => `a${i}="${i}"`).join(" ")}/>`,
  "<".repeat(200_000),
];

const readXml = () =>
  BOMBS.map((bomb, index) => async () => {
    const user = await createTestHost(acme);
    const server = published.put(`dav/${index}`, bomb, "application/xml");
    const credentials = { server, username: "jane", password: "secret" };
    const { status } = await send(acme, "POST", `/v2/users/${user._id}/calendars`, {
      source: "caldav",
      credentials,
    });
    expect(status).toBe(400);
  });

/** Milliseconds of the request thread; wall time if the system has no such counter. */
const readComputed = () => readProcessorTime(`${service.pid}/task/${service.pid}`) ?? performance.now();

/** Polls the health check; returns the computing time before each response. */
function watchHealth() {
  const times: number[] = [];
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const began = readComputed();
      expect((await sendRequest("/health")).status).toBe(200);
      times.push(readComputed() - began);
      await sleep(20);
    }
  })();
  return async () => {
    watching = false;
    await watched;
    return times.toSorted((a, b) => a - b);
  };
}

async function inTurn(work: (() => Promise<void>)[]) {
  const lane = async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

it("untrusted input never blocks other requests", { timeout: 900_000 }, async () => {
  const work = [...readCalendars(), ...readMails(), ...readBodies(), ...readXml()];
  const stop = watchHealth();
  const times = await inTurn(work).then(stop, async (issue) => {
    await stop(); // Otherwise it would continue into the next attempt and after the server's end.
    throw issue;
  });
  expect(times.length).toBeGreaterThan(100);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(MEDIAN_AT_MOST_MS);

  const host = await createTestHost(other);
  const list = `/v2/users/${host._id}/calendars`;
  const url = published.put("profile.ics", harmless(`${formatCompact(FIRST)}T090000Z`));
  const { body } = await send(other, "POST", list, { source: "ics", url });
  await expect
    .poll(
      async () =>
        (await sendRequest(list, { headers: { authorization: other.key } })).body.calendars[0].synced_at,
      {
        timeout: 60_000,
      },
    )
    .not.toBeNull();
  expect(body.access_broken).toBe(false);
  const search = `/v2/slots?users=${host._id}&duration=60&from=${FIRST}&to=${FIRST}&timezone=UTC`;
  const { slots } = (await sendRequest(search, { headers: { authorization: other.key } })).body;
  const starts = slots.map((slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 16));
  expect(starts).not.toContain("09:00");
  expect(starts).toContain("10:00");
});

it("an oversized calendar is reported to its owner, keeps its data, and is retried ever later", async () => {
  acme = await api.tenant(); // The new organisation's list of broken calendars is empty.
  const { user, reason, calendar } = await readHostile(1000, manySeries(200));
  expect(reason).toBe("complex");
  await send(acme, "POST", `/v2/users/${user._id}/calendars/${calendar}/sync`, {});
  expect(await api.db.busyPeriod.count({ where: { userId: user._id } })).toBe(1);
  const sync = await api.db.calendarSync.findFirstOrThrow({ where: { calendarId: calendar } });
  expect(sync.failures).toBe(2);
  expect(sync.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
  await notifyBrokenCalendars(api.db, asInstant(Date.now() + HOUR));
  const mails = await api.db.mail.findMany({ where: { recipient: user.emails[0] } });
  expect(mails.map(({ kind }) => kind)).toEqual(["calendar_broken"]);
  const { body } = await sendRequest("/v2/action_items", { headers: { authorization: acme.key } });
  expect(JSON.stringify(body.broken_calendars)).toContain(user._id);
});
