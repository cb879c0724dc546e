import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNTS } from "@/lib/platform/db/embedded/testing/accounts";
import { findFreePort } from "@/lib/platform/process/free-port";
import { readVersion } from "@/lib/platform/release/read-version";
import { openDemoClient } from "../support/demo-client";
import { type Service, startService } from "../support/service";

/** `npm run release -- --verify` names the archive that it has made, and the folder in which it was built. */
const { RELEASE_ARCHIVE: archive = "", RELEASE_BUILT_IN: builtIn = "" } = process.env;

const account = ACCOUNTS.at(-1) as (typeof ACCOUNTS)[number];
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
    // Where it was built may be closed to that user.
    execFileSync("tar", ["xz", "-C", root], { ...ids, input: readFileSync(archive) });
    release = path.join(root, path.basename(archive, ".tar.gz"));
    command = path.join(root, "bookpage");
    symlinkSync(path.join(path.basename(release), "bin/bookpage"), command);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    execFileSync(command, args, { ...ids, cwd: path.join(root, "home"), encoding: "utf8" });

  it("says its version and its commands", async () => {
    expect(run("--version")).toBe(`${await readVersion()}\n`);
    expect(run("--help")).toContain("org:create");
  });

  it("does not know where it was built", () => {
    const knowing = readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(builtIn));
    expect(builtIn).not.toBe("");
    expect(knowing).toEqual([]);
  });

  it("books, is killed, and has the booking when it is started again", async () => {
    const dataDir = path.join(root, "home/data");
    const port = await findFreePort(0);
    const start = async (): Promise<Service> => {
      const service = startService({ dataDir, port, account, command: [command, "start"] });
      await service.ready();
      return service;
    };
    const first = await start();
    const client = openDemoClient(port, JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8")));
    const booked = await client.book();
    expect(booked?.status).toBe(201);
    await first.kill();
    const second = await start();
    try {
      expect((await client.ask(`/v2/events/${booked?.body._id}`))?.status).toBe(200);
      await expectWholePage(`http://127.0.0.1:${port}`);
    } finally {
      await second.stop();
    }
  });
});

/** A booking page, with everything that it loads. */
async function expectWholePage(origin: string) {
  const page = await fetch(`${origin}/amara`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/[^"]+)"/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200);
}
