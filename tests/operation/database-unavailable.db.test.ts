import type { ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { type EmbeddedPostgres, startEmbedded } from "@/lib/platform/db/embedded/start-embedded";
import { findFreePort } from "@/lib/platform/process/free-port";
import { startWebProcess, stopProcess } from "../support/processes";

/** A separate server, because that of the other tests must not stop. */
let server: EmbeddedPostgres;
let directory: string;
let web: ChildProcess;
let origin: string;
let logged = "";

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-away-"));
  server = await startEmbedded(directory, { durable: false });
  const url = server.superuserAddress("postgres");
  await applyMigrations(url);
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  web = await startWebProcess(port, {
    DATABASE_URL: url,
    BOOKPAGE_SECRET: "a secret that only these tests use",
    LOG_LEVEL: "warn",
    WEB_URL: origin,
  });
  expect((await fetch(`${origin}/unknown`)).status).toBe(404);
  web.stdout?.on("data", (chunk) => {
    logged += chunk;
  });
  await server.stop();
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await stopProcess(web, "SIGTERM");
  await rm(directory, { recursive: true, force: true });
}, 60_000);

/** The addresses of all files of this name below `app`, except the API, which has its own error format. */
const listAddresses = (name: string) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter(
      (file) => new RegExp(`(^|/)${name}$`).test(file) && !/^(v2|hooks|health|metrics|docs)\//.test(file),
    )
    .map((file) => {
      const address = `/${file}`.replace(/\/[^/]+$/, "").replace(/\/\([^)]+\)/g, "") || "/";
      return address
        .replace("[file]", `${"a".repeat(32)}.ics`)
        .replace("[lang]", "de")
        .replace("[source]", "google")
        .replace("[minutes]", "30")
        .replace("[action]", "cancel")
        .replace("[id]", "a".repeat(24))
        .replace(/\[\w+\]/g, "amara");
    });

/** Sends a request of a signed-in browser, with the parameters that require the database. */
const sendRequest = (address: string, method = "GET") =>
  fetch(`${origin}${address}?key=abc&aid=${"b".repeat(24)}`, {
    method,
    redirect: "manual",
    headers: {
      accept: "text/html",
      "accept-language": "de-CH, fr",
      "sec-fetch-site": "same-origin",
      cookie: `${SESSION_COOKIE}=${"s".repeat(43)}`,
      ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(method === "POST" && { body: "name=Ana&email=ana%40example.com&password=long+enough&form=abc" }),
  });

async function expectAway(response: Response, where: string) {
  const text = await response.text();
  expect(response.status, `${where}: ${text.slice(0, 200)}`).toBe(503);
  expect(Number(response.headers.get("retry-after")), where).toBeGreaterThan(0);
  expect(response.headers.get("cache-control"), where).toContain("no-store");
  return text;
}

describe("while the database is down,", { timeout: 120_000 }, () => {
  it("every page shows it in the reader's language, with a proper status", async () => {
    const away: string[] = [];
    // These pages report an outage by themselves.
    const saying = ["/help/unavailable", "/login/with/amara/refused"];
    const pages = listAddresses("page.tsx").filter((address) => !saying.includes(address));
    for (const address of pages) {
      const response = await sendRequest(address);
      if (response.status !== 503) {
        expect(response.status, address).toBeLessThan(500);
        continue;
      }
      away.push(address);
      const text = await expectAway(response, address);
      expect(text, address).toContain('<html lang="de"');
      expect(text, address).toContain("Der Dienst ist gerade nicht erreichbar");
      expect(text, address).toMatch(/<a href=""[^>]*>Erneut versuchen/);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
      expect(text, address).toContain(`nonce="${nonce}"`);
    }
    expect(away).toEqual(
      expect.arrayContaining(["/amara", "/amara/30", "/amara/types/amara", "/book/amara"]),
    );
    expect(away.length).toBeGreaterThan(15);
  });

  it("every form and every other address shows it as well", async () => {
    for (const address of listAddresses("route.ts"))
      for (const method of ["GET", "POST"]) {
        const response = await sendRequest(address, method);
        expect(response.status, `${method} ${address}`).not.toBe(500);
      }
    const submitted = await expectAway(await sendRequest("/amara/book", "POST"), "/amara/book");
    expect(submitted).toContain("Der Dienst ist gerade nicht erreichbar");
    expect(submitted).not.toContain("Erneut versuchen"); // The address of a form is no page.
  });

  it("programs get one line, and feeds keep their contents", async () => {
    const feed = await fetch(`${origin}/feeds/${"a".repeat(32)}.ics`, {
      headers: { accept: "text/calendar" },
    });
    expect(await expectAway(feed, "feed")).toMatch(/^The service is away/);
    expect(feed.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("the log has the reason of each failed API response", async () => {
    const response = await fetch(`${origin}/v2/events`, { headers: { authorization: "bp_nobody" } });
    expect(response.status).toBe(503);
    const id = response.headers.get("x-request-id");
    const told = () => logged.split("\n").find((line) => line.includes(`"request_id":"${id}"`)) ?? "{}";
    await expect
      .poll(() => JSON.parse(told()))
      .toMatchObject({
        msg: "the database is away",
        reason: expect.stringMatching(/ECONNREFUSED|connect/i),
      });
  });

  it("framed pages stay framed", async () => {
    const response = await fetch(`${origin}/amara?embed`, { headers: { accept: "text/html" } });
    await expectAway(response, "embed");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("content-security-policy")).not.toContain("frame-ancestors");
  });

  it("the process is alive, and not ready", async () => {
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(503);
  });
});
