import type { ChildProcess } from "node:child_process";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { findTexts } from "../support/find-texts";
import { startWebProcess, stopProcess } from "../support/processes";
import { createTestHost } from "../support/users";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";

const SECRET = "k7Qz-private-token-of-a-visitor";
const ALLOWED = 12;
const MEGABYTE = 1024 * 1024;
/** The limit of simultaneous calendar fetches. */
const MOST_AT_ONCE = 16;

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//test//EN",
  "BEGIN:VEVENT",
  "UID:lunch",
  "DTSTART:20310310T110000Z",
  "DTEND:20310310T120000Z",
  "SUMMARY:Team lunch with a secret guest",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const api = createTestApi({ RATE_LIMIT_SEARCH: String(ALLOWED) });

let server: Awaited<ReturnType<typeof startWebhookReceiver>>;
/** A server on a port that is not allowed. */
let inside: Awaited<ReturnType<typeof startWebhookReceiver>>;
let web: ChildProcess;
let origin: string;
let output = "";

beforeAll(async () => {
  inside = await startWebhookReceiver({ "/": (response) => response.end(CALENDAR) });
  server = await startWebhookReceiver({
    [`/${SECRET}.ics`]: (response) => response.setHeader("content-type", "text/calendar").end(CALENDAR),
    "/bytes.ics": (response) => response.setHeader("content-type", "application/octet-stream").end(CALENDAR),
    "/moved": (response) => response.writeHead(301, { location: `/${SECRET}.ics` }).end(),
    "/inwards": (response) => response.writeHead(302, { location: `${inside.url}/` }).end(),
    "/to-http": (response) => response.writeHead(302, { location: "http://calendars.example.com/" }).end(),
    "/round": (response) => response.writeHead(302, { location: "/round" }).end(),
    "/page": (response) => response.setHeader("content-type", "text/calendar").end("<html>Sign in</html>"),
    "/empty": (response) => response.end(),
    "/gone": (response) => response.writeHead(404).end(CALENDAR),
    "/broken": (response) => response.writeHead(500).end(CALENDAR),
    "/large": (response) => response.end(CALENDAR + " ".repeat(5 * MEGABYTE)),
    "/bomb": (response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(`${CALENDAR}${" ".repeat(40 * MEGABYTE)}`)),
    "/hang": () => {},
    "/drip": (response) => {
      response.write(CALENDAR);
      const drip = setInterval(() => response.write("\r\n"), 500);
      response.on("close", () => clearInterval(drip));
    },
  });
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  web = await startWebProcess(port, {
    LOG_LEVEL: "trace",
    NODE_EXTRA_CA_CERTS: CA_FILE,
    CALENDAR_ALLOWED_HOSTS: "127.0.0.1", // The allowlist for members' calendars does not apply to visitors.
    VISITOR_ALLOWED_HOSTS: `127.0.0.1:${server.port}`,
  });
  for (const stream of [web.stdout, web.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await stopProcess(web, "SIGKILL");
  await Promise.all([server.close(), inside.close()]);
});

let callers = 0;
const newCaller = () => {
  callers += 1;
  return `203.0.113.${callers}`;
};

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/visitor-calendar/fetched`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": newCaller(),
      ...headers,
    },
  });

const sendRequest = (address: unknown, lang = "en") => send(JSON.stringify({ address, lang }));

const readRefusal = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, ...(await response.json()) };
};

describe("a visitor's calendar at an address", () => {
  it("is forwarded unchanged, with no-store", { tags: "main" }, async () => {
    for (const scheme of ["https", "webcal"]) {
      const response = await sendRequest(`${server.url.replace("https", scheme)}/${SECRET}.ics`);
      expect([response.status, await response.text()]).toEqual([200, CALENDAR]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toBe("text/calendar");
      expect(response.headers.get("content-disposition")).toBe("attachment");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(await (await sendRequest(`${server.url}/bytes.ics`)).text()).toBe(CALENDAR);
    expect(await (await sendRequest(`${server.url}/moved`)).text()).toBe(CALENDAR);
  });

  it("reveals nothing about the visitor to the calendar's server", async () => {
    await sendRequest(`${server.url}/${SECRET}.ics`);
    const { headers } = server.at(`/${SECRET}.ics`).at(-1) ?? { headers: {} };
    for (const name of ["cookie", "referer", "x-forwarded-for", "origin", "sec-fetch-site"])
      expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ["nothing", ""],
    ["no text", 7],
    ["no address", "my calendar"],
    ["another protocol", "ftp://calendars.example.com/a.ics"],
    ["without encryption", "http://calendars.example.com/a.ics"],
    ["a password", "https://me:pass@calendars.example.com/a.ics"],
    ["an address of 3000 characters", `https://calendars.example.com/${"a".repeat(3000)}`],
  ])("must be at a public web address: %s is rejected", async (_, address) => {
    expect(await readRefusal(sendRequest(address))).toEqual({
      status: 400,
      field: "address",
      rule: "address",
      text: "Calendar link: enter a link that starts with https:// or webcal:// and has no user name or password.",
    });
  });

  it("is rejected in the reader's language", async () => {
    expect((await readRefusal(sendRequest("", "de"))).text).toMatch(
      /^Adresse eines Kalenders: Das ist keine\./,
    );
    expect((await readRefusal(sendRequest("https://10.0.0.1/", "ja"))).text).toMatch(
      /^カレンダーのアドレス：/,
    );
    expect((await readRefusal(sendRequest("", "tlh"))).text).toMatch(/^Calendar link:/);
  });

  it.each([
    "10.0.0.1",
    "169.254.169.254",
    "127.1",
    "[::1]",
    "[::ffff:10.0.0.1]",
    "localhost",
    "db.localhost",
  ])("is never at an internal address: %s", async (host) => {
    expect(await readRefusal(sendRequest(`https://${host}/a.ics`))).toMatchObject({
      status: 400,
      rule: "private_address",
    });
  });

  it("is never internal by a redirect, or at an address that members may connect", async () => {
    for (const address of [`${inside.url}/`, `${server.url}/inwards`])
      expect(await readRefusal(sendRequest(address))).toMatchObject({ rule: "private_address" });
    expect(inside.received).toEqual([]);
    expect(server.at("/inwards")).toHaveLength(1);
  });

  it.each([
    ["/page", "no_calendar"],
    ["/empty", "no_calendar"],
    ["/gone", "closed"],
    ["/broken", "away"],
    ["/round", "away"],
    ["/to-http", "away"],
    ["/large", "large"],
    ["/bomb", "large"],
  ])("is not forwarded from %s: %s", async (path, rule) => {
    const refusal = await readRefusal(sendRequest(server.url + path));
    expect(refusal).toMatchObject({ status: 502, field: "address", rule });
    expect(refusal.text).toMatch(/^Calendar link: /);
  });

  it("is given up after a timeout, and few requests wait simultaneously", { timeout: 60_000 }, async () => {
    const drip = readRefusal(sendRequest(`${server.url}/drip`));
    const waiting = Array.from({ length: MOST_AT_ONCE - 1 }, () =>
      readRefusal(sendRequest(`${server.url}/hang`)),
    );
    await expect.poll(() => server.at("/hang").length, { timeout: 5000 }).toBe(waiting.length);
    expect(await readRefusal(sendRequest(`${server.url}/hang`))).toMatchObject({ status: 503, rule: "busy" });
    const rules = (await Promise.all([drip, ...waiting])).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(["slow"]));
    expect((await sendRequest(`${server.url}/${SECRET}.ics`)).status).toBe(200);
  });

  it("is available to our own pages only", async () => {
    const body = JSON.stringify({ address: `${server.url}/foreign`, lang: "en" });
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "", origin: "https://elsewhere.example" },
      { "sec-fetch-site": "" },
    ];
    for (const headers of foreign) expect((await send(body, headers)).status).toBe(403);
    const withQuery = `${origin}/api/visitor-calendar/fetched?address=${server.url}/foreign`;
    expect((await fetch(withQuery)).status).toBe(405);
    expect(server.at("/foreign")).toEqual([]);
  });

  it("requires the headers of our pages", async () => {
    for (const body of ["", "null", "[", "7", `{"address":"${"a".repeat(20_000)}"}`])
      expect(await readRefusal(send(body))).toMatchObject({ status: 400 });
  });

  it("is rate limited per caller, without delaying others", async () => {
    const headers = { "x-forwarded-for": newCaller() };
    const body = JSON.stringify({ address: "", lang: "sv" });
    for (let count = 0; count < ALLOWED; count += 1) expect((await send(body, headers)).status).toBe(400);
    const refused = await send(body, headers);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await refused.json()).text).toMatch(/^För många kalendrar/);
    expect((await send(body)).status).toBe(400);
  });

  it("leaves no trace of its contents or address", async () => {
    const last = `last-${SECRET}`;
    await sendRequest(`${server.url}/${last}`);
    await expect
      .poll(() => output.split("visitor-calendar/fetched").length, { timeout: 10_000 })
      .toBeGreaterThan(30);
    for (const text of [SECRET, "Team lunch", String(server.port)]) expect(output).not.toContain(text);
    expect(await findTexts(api.pool, [SECRET, "Team lunch"])).toEqual([]);
  });
});

describe("the calendars of a member on a booking page", () => {
  const RANGE = { from: Date.UTC(2031, 2, 1), until: Date.UTC(2031, 3, 1) };
  let acme: Tenant;
  let host: { _id: string };
  let other: { _id: string };
  beforeAll(async () => {
    acme = await api.tenant();
    host = await createTestHost(acme);
    other = await createTestHost(acme);
  });

  const read = async (headers: Record<string, string>, range: object = RANGE) => {
    const query = new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${origin}/api/visitor-calendar/busy?${query}`, {
      headers: { "x-forwarded-for": newCaller(), ...headers },
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    return { status: response.status, times: response.ok ? (await response.json()).times : undefined };
  };

  /** Connects a calendar with these busy times. */
  async function connect(
    { _id: userId }: { _id: string },
    counts: boolean,
    times: [string, string, boolean][],
  ) {
    const organizationId = acme.id;
    const { calendarListId: listId } = await api.db.user.findFirstOrThrow({ where: { id: userId } });
    const [calendarId, id] = [generateId(), generateId()];
    await api.db.calendarList.upsert({
      where: { organizationId_id: { organizationId, id: listId } },
      create: { id: listId, organizationId, userId },
      update: {},
    });
    const shared = { source: "ics", sourceId: id, name: "Work" };
    await api.db.calendar.create({
      data: { ...shared, id: calendarId, organizationId, userId, calendarListId: listId },
    });
    await api.db.subcalendar.create({ data: { ...shared, id, organizationId, calendarId, busy: counts } });
    for (const [startsAt, endsAt, allDay] of times)
      await api.db.busyPeriod.create({
        data: {
          id: generateId(),
          organizationId,
          userId,
          subcalendarId: id,
          objectKey: generateId(),
          startsAt,
          endsAt,
          allDay,
          counts,
        },
      });
  }

  it("show the busy times to that member only", { tags: "main" }, async () => {
    await connect(host, true, [
      ["2031-03-10T11:00:00Z", "2031-03-10T12:00:00Z", false],
      ["2031-03-12T00:00:00Z", "2031-03-13T00:00:00Z", true],
      ["2031-05-12T00:00:00Z", "2031-05-13T00:00:00Z", true],
    ]);
    await connect(host, false, [["2031-03-14T11:00:00Z", "2031-03-14T12:00:00Z", false]]);
    await connect(other, true, [["2031-03-20T11:00:00Z", "2031-03-20T12:00:00Z", false]]);
    await createTestEvent(acme, host, {
      confirmed: { flag: true },
      dates: [{ date: "2031-03-18T09:00:00Z", end_date: "2031-03-18T10:00:00Z" }],
    });
    const at = (start: string, end: string, allDay = false) => ({
      start: Date.parse(start),
      end: Date.parse(end),
      allDay,
    });
    expect((await read(await createTestSession(api.db, host))).times).toEqual([
      at("2031-03-10T11:00Z", "2031-03-10T12:00Z"),
      at("2031-03-12T00:00Z", "2031-03-13T00:00Z", true),
      at("2031-03-18T09:00Z", "2031-03-18T10:00Z"),
    ]);
    expect((await read(await createTestSession(api.db, other))).times).toEqual([
      at("2031-03-20T11:00Z", "2031-03-20T12:00Z"),
    ]);
  });

  it("show nothing without a session", async () => {
    expect(await read({})).toEqual({ status: 200, times: null });
    expect(await read({ cookie: "bookpage_session=made-up" })).toEqual({ status: 200, times: null });
    expect(await read({ authorization: acme.key })).toEqual({ status: 200, times: null });
  });

  it.each([
    ["no range", {}],
    ["no end", { from: 0 }],
    ["an end before the beginning", { from: 5, until: 4 }],
    ["a year", { from: 0, until: 365 * 86_400_000 }],
    ["no numbers", { from: "today", until: "tomorrow" }],
    ["no dates", { from: "999999999999999", until: "999999999999999" }],
  ])("are not read for %s", async (_, range) => {
    expect((await read(await createTestSession(api.db, host), range)).status).toBe(400);
  });
});
