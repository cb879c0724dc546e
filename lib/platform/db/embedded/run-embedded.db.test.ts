import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { isAlive } from "@/lib/platform/process/is-alive";
import { PROGRAM_FOLDER } from "@/lib/platform/release/find-program";
import { buildServerAddress } from "./embedded-server";
import { readPostmaster } from "./postmaster-file";
import { SUPERUSER } from "./server-credentials";
import { ACCOUNT_DIRECTORIES, type TestAccount } from "./testing/test-accounts";

const HOLDER = path.join(inject("testRelease"), PROGRAM_FOLDER, "run-embedded-for-tests.js");
const WEB_URL = "http://localhost:3999";

let root: string;
let dataDir: string;
let cluster: string;
let ids: Pick<TestAccount, "uid" | "gid">;
const holders: ChildProcess[] = [];

/** Starts a process that runs the database; returns its address, or its error message. */
async function hold() {
  const holder = spawn(process.execPath, [HOLDER, dataDir, WEB_URL], {
    stdio: ["ignore", "pipe", "pipe"],
    ...ids,
  });
  holders.push(holder);
  let url = "";
  let errorOutput = "";
  holder.stdout.on("data", (chunk) => {
    url += chunk;
  });
  holder.stderr.on("data", (chunk) => {
    errorOutput += chunk;
  });
  while (!url.endsWith("\n") && holder.exitCode === null) await sleep(20);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(holder, "exit");
    holder.kill(signal);
    await ended;
  };
  return { url: url.trim(), refusal: errorOutput.trim(), exitCode: holder.exitCode, end };
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

const postmasterPid = async () => (await readPostmaster(cluster))?.pid ?? 0;

async function killServer() {
  const pid = await postmasterPid();
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await sleep(20);
}

async function superuserAddress(database: string) {
  const password = await readFile(path.join(cluster, "password"), "utf8");
  const port = (await readPostmaster(cluster))?.port ?? 0;
  return buildServerAddress(cluster, port, { user: SUPERUSER, password }, database);
}

afterEach(async () => {
  for (const holder of holders.splice(0)) {
    if (holder.exitCode === null && holder.kill("SIGTERM")) await once(holder, "exit");
  }
});

describe.each(ACCOUNT_DIRECTORIES)(
  "The built-in database of $account.name, below a directory of mode $octal",
  {
    timeout: 60_000,
  },
  ({ account, mode }) => {
    /** Tests that do not depend on accounts and modes run once. */
    const first = account === ACCOUNT_DIRECTORIES[0]?.account && mode === ACCOUNT_DIRECTORIES[0].mode;

    beforeAll(async () => {
      ids = account.uid && account.gid ? { uid: account.uid, gid: account.gid } : {};
      root = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
      await chmod(root, mode);
      if (account.uid && account.gid) await chown(root, account.uid, account.gid);
      dataDir = path.join(root, "data");
      cluster = path.join(dataDir, "postgres");
      await mkdir(dataDir, { mode: 0o711 });
      if (account.uid && account.gid) await chown(dataDir, account.uid, account.gid);
    });

    afterAll(async () => {
      const pid = await postmasterPid();
      if (pid && isAlive(pid)) process.kill(pid, "SIGQUIT");
      while (pid && isAlive(pid)) await sleep(20);
      await rm(root, { recursive: true, force: true });
    });

    it("is created completely after an interrupted first start, and is private", async () => {
      const deadPid = spawnSync("true").pid;
      await mkdir(path.join(dataDir, `postgres.new-${deadPid}/base`), { recursive: true });
      await writeFile(path.join(dataDir, `postgres.new-${deadPid}.password`), "half");
      const leftover = path.join(dataDir, `postgres.new-${deadPid}`);
      for (const file of [leftover, path.join(leftover, "base"), `${leftover}.password`])
        if (account.uid && account.gid) await chown(file, account.uid, account.gid);

      const { url, end } = await hold();
      expect((await readdir(dataDir)).sort()).toEqual(["postgres", "running.json"]);
      expect((await stat(cluster)).mode & 0o777).toBe(0o700);
      expect((await stat(path.join(cluster, "password"))).mode & 0o777).toBe(0o600);
      await query(url, "CREATE TABLE kept (n int)");
      await query(url, "INSERT INTO kept VALUES (1)");
      await end("SIGTERM");
      expect(await postmasterPid()).toBe(0);
    });

    it("restarts on the same port with its data", async () => {
      const first = await hold();
      await query(first.url, "INSERT INTO kept VALUES (2)");
      await first.end("SIGTERM");
      const second = await hold();
      expect(second.url).toBe(first.url);
      expect(await query(second.url, "SELECT n FROM kept ORDER BY n")).toEqual([{ n: 1 }, { n: 2 }]);
      await second.end("SIGTERM");
    });

    it.runIf(first)("writes durably, in UTC, on this machine only", async () => {
      const { url, end } = await hold();
      const settings = "fsync synchronous_commit full_page_writes timezone listen_addresses".split(" ");
      const values = await query(
        url,
        `SELECT setting FROM unnest(ARRAY['${settings.join("','")}']) WITH ORDINALITY AS wanted(name, position)
       JOIN pg_settings ON lower(pg_settings.name) = wanted.name ORDER BY position`,
      );
      expect(values.map((row) => row.setting)).toEqual(["on", "on", "on", "UTC", "127.0.0.1"]);
      const bySocket = await query(url, "SELECT inet_server_addr() IS NULL AS socket");
      const byPort = await query(url.split("?")[0] as string, "SELECT inet_server_addr() IS NULL AS socket");
      expect([bySocket, byPort]).toEqual([[{ socket: true }], [{ socket: false }]]);
      await end("SIGTERM");
    });

    it.runIf(first)(
      "rejects a second process beside the first, and reports the first one's address",
      async () => {
        const first = await hold();
        const second = await hold();
        const { pid } = JSON.parse(await readFile(path.join(dataDir, "running.json"), "utf8"));
        expect(second).toMatchObject({
          exitCode: 1,
          refusal: `Bookpage is already running at ${WEB_URL} (process ${pid}).`,
        });
        expect(await query(first.url, "SELECT count(*)::int AS n FROM kept")).toEqual([{ n: 2 }]);
        await first.end("SIGTERM");
      },
    );

    it("is found again after its process was killed", async () => {
      const first = await hold();
      const server = await postmasterPid();
      await query(first.url, "INSERT INTO kept VALUES (3)");
      await first.end("SIGKILL");
      const second = await hold();
      expect(second.url).toBe(first.url);
      expect(await postmasterPid()).toBe(server);
      await second.end("SIGTERM");
      expect(await postmasterPid()).toBe(0);
    });

    it("recovers if everything was killed and another program got the server's process id", async () => {
      const first = await hold();
      await query(first.url, "INSERT INTO kept VALUES (4)");
      await first.end("SIGKILL");
      await killServer();
      const file = path.join(cluster, "postmaster.pid");
      const [, ...rest] = (await readFile(file, "utf8")).split("\n");
      await writeFile(file, [process.pid, ...rest].join("\n"));

      const second = await hold();
      expect(await query(second.url, "SELECT max(n) AS n FROM kept")).toEqual([{ n: 4 }]);
      await second.end("SIGTERM");
    });

    it.skipIf(account.uid)("recovers if its file of the killed server is not readable", async () => {
      const first = await hold();
      await first.end("SIGKILL");
      await killServer();
      const file = path.join(cluster, "postmaster.pid");
      await chown(file, process.getuid?.() ?? -1, process.getgid?.() ?? -1);
      await chmod(file, 0o600);
      const second = await hold();
      expect(second.refusal).toBe("");
      expect(await query(second.url, "SELECT max(n) AS n FROM kept")).toEqual([{ n: 4 }]);
      await second.end("SIGTERM");
    });

    it.runIf(first)("is used by a role that owns its database and is no superuser", async () => {
      const { url, end } = await hold();
      const role = "SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user";
      expect(await query(url, role)).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
      await query(url, "CREATE EXTENSION IF NOT EXISTS btree_gist");
      await expect(query(url, "COPY kept TO PROGRAM 'cat'")).rejects.toThrow(/permission denied/);
      await end("SIGTERM");
    });

    it.runIf(first)("changes its owner from the superuser, which earlier versions used", async () => {
      const first = await hold();
      await query(
        await superuserAddress("bookpage"),
        `CREATE SCHEMA queue;
       CREATE TABLE queue.jobs (id serial PRIMARY KEY, kind int);
       CREATE TYPE mood AS ENUM ('fine');
       CREATE VIEW seen AS SELECT * FROM queue.jobs;
       CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT n * 2';
       ALTER TABLE kept OWNER TO bookpage;
       ALTER DATABASE bookpage OWNER TO bookpage`,
      );
      await first.end("SIGTERM");
      const { url, end } = await hold();
      await query(
        url,
        `INSERT INTO queue.jobs (kind) VALUES (1); ALTER TABLE queue.jobs ADD COLUMN more int; INSERT INTO kept VALUES (5);
       DROP VIEW seen; DROP FUNCTION twice; DROP TYPE mood; DROP SCHEMA queue CASCADE`,
      );
      expect(await query(url, "SELECT max(n) AS n FROM kept")).toEqual([{ n: 5 }]);
      await query(url, "DELETE FROM kept WHERE n = 5");
      await end("SIGTERM");
    });

    it("is restarted after a crash while it is in use", async () => {
      const { url, end } = await hold();
      await killServer();
      for (let tries = 0; tries < 100; tries += 1) {
        const rows = await query(url, "SELECT max(n) AS n FROM kept").catch(() => undefined);
        if (rows) break;
        await sleep(100);
      }
      expect(await query(url, "SELECT max(n) AS n FROM kept")).toEqual([{ n: 4 }]);
      await end("SIGTERM");
      expect(existsSync(path.join(cluster, "postmaster.pid"))).toBe(false);
    });
  },
);
