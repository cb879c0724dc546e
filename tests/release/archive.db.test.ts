import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_ACCOUNTS } from "@/lib/platform/db/embedded/testing/test-accounts";
import { findFreePort } from "@/lib/platform/process/free-port";
import { readReleaseVersion } from "@/lib/platform/release/read-release-version";
import { listSetCookies } from "../support/connect-account";
import { createDemoClient, type DemoOrganization } from "../support/demo-client";
import { OIDC_CLIENT, startIdentityProvider, submitProviderLogin } from "../support/identity-provider";
import { startDnsServer } from "../support/start-dns-server";
import { type Service, startService } from "../support/start-service";

/** `npm run release -- --verify` sets the archive and its build folder. */
const { RELEASE_ARCHIVE: archive = "", RELEASE_BUILT_IN: builtIn = "" } = process.env;

const account = TEST_ACCOUNTS.at(-1) as (typeof TEST_ACCOUNTS)[number];
const ids = account.uid ? { uid: account.uid, gid: account.gid } : {};

describe.skipIf(!archive)("a release, unpacked by an ordinary user", { timeout: 120_000 }, () => {
  let root: string;
  let release: string;
  let command: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "bookpage-release-"));
    chmodSync(root, 0o755);
    mkdirSync(path.join(root, "home"));
    if (account.uid) execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, root]);
    // The user may not be able to read the build folder.
    execFileSync("tar", ["xz", "-C", root], { ...ids, input: readFileSync(archive) });
    release = path.join(root, path.basename(archive, ".tar.gz"));
    command = path.join(root, "bookpage");
    symlinkSync(path.join(path.basename(release), "bin/bookpage"), command);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    execFileSync(command, args, { ...ids, cwd: path.join(root, "home"), encoding: "utf8" });

  it("prints its version and its commands", async () => {
    expect(run("--version")).toBe(`${await readReleaseVersion()}\n`);
    expect(run("--help")).toContain("org:create");
  });

  it("contains no path of its build machine", () => {
    const knowing = readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(builtIn));
    expect(builtIn).not.toBe("");
    expect(knowing).toEqual([]);
  });

  const start = async (port: number, env: Record<string, string> = {}): Promise<Service> => {
    const dataDir = path.join(root, "home/data");
    const service = startService({ dataDir, port, account, env, command: [command, "start"] });
    await service.ready();
    return service;
  };
  const readDemo = (): DemoOrganization =>
    JSON.parse(readFileSync(path.join(root, "home/data/demo.json"), "utf8"));

  it("books, is killed, and still has the booking after a restart", async () => {
    const port = await findFreePort();
    const first = await start(port);
    const client = createDemoClient(port, readDemo());
    const booked = await client.book();
    expect(booked?.status).toBe(201);
    await first.kill();
    const second = await start(port);
    try {
      expect((await client.ask(`/v2/events/${booked?.body._id}`))?.status).toBe(200);
      await expectWholePage(`http://127.0.0.1:${port}`);
    } finally {
      await second.stop();
    }
  });

  it("signs a user in through a provider", async () => {
    const [idp, names, port] = [await startIdentityProvider(), await startDnsServer(), await findFreePort()];
    const service = await start(port, {
      SIGN_IN_ALLOWED_HOSTS: "127.0.0.1",
      DNS_SERVERS: names.address,
      RATE_LIMIT_LOGIN: "0",
    });
    try {
      const call = createDemoClient(port, readDemo()).ask;
      const asked = await call("/v2/sign_in/domains", { domain: "firm.example" });
      const [{ _id, record }] = asked?.body.domains ?? [];
      names.records.set(record.name, record.value);
      await call(`/v2/sign_in/domains/${_id}/verify`, {});
      const set = await fetch(`http://127.0.0.1:${port}/v2/sign_in`, {
        method: "PUT",
        headers: { authorization: readDemo().api_key, "content-type": "application/json" },
        body: JSON.stringify({
          provider: {
            issuer: idp.url,
            client_id: OIDC_CLIENT.id,
            client_secret: OIDC_CLIENT.secret,
            joining: true,
          },
        }),
      });
      const { provider } = await set.json();
      expect(set.status, JSON.stringify(provider)).toBe(200);
      idp.allow(provider.redirect_uri);
      idp.person = { sub: "ana", email: "ana@firm.example", given_name: "Ana" };
      const begun = await fetch(provider.login_uri, { redirect: "manual" });
      const back = await submitProviderLogin(begun.headers.get("location") ?? "");
      const cookie = listSetCookies(begun).join("; ");
      const entered = await fetch(back, { redirect: "manual", headers: { cookie } });
      expect([entered.status, entered.headers.get("location")]).toEqual([303, "/console"]);
      const session = listSetCookies(entered).find((one) => one.startsWith("bookpage_session=")) ?? "";
      const headers = { cookie: session, "sec-fetch-site": "same-origin" };
      const me = await fetch(`http://127.0.0.1:${port}/v2/me`, { headers });
      expect([me.status, JSON.stringify(await me.json())]).toEqual([
        200,
        expect.stringContaining("ana@firm.example"),
      ]);
    } finally {
      await service.stop();
      idp.stop();
    }
  });
});

/** Asserts that a booking page loads with all its resources. */
async function expectWholePage(origin: string) {
  const page = await fetch(`${origin}/amara`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/[^"]+)"/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200);
}
