import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "@/lib/platform/process/free-port";

const UNPRIVILEGED_UID = 65_534; // PgBouncer refuses to run as root.

/** PGBOUNCER, or else the one on the PATH, which includes the folders of daemons. */
const PROGRAM = process.env.PGBOUNCER || "pgbouncer";
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Returns the major and minor version of the installed PgBouncer, or null. */
export function findPgbouncer(): { major: number; minor: number } | null {
  const { stdout, error } = spawnSync(PROGRAM, ["--version"], { env: ENVIRONMENT, encoding: "utf8" });
  const [, major, minor] = error ? [] : (/PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []);
  return major && minor ? { major: Number(major), minor: Number(minor) } : null;
}

/** Pools the connections to the server of `url`, with these settings and the same database names. */
export async function startPgbouncer(url: string, settings: Record<string, string | number>) {
  const server = new URL(url);
  const directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-pgbouncer-"));
  const port = await findFreePort();
  const lines = Object.entries({
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: path.join(directory, "users.txt"),
    pool_mode: "transaction",
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  await writeFile(
    path.join(directory, "pgbouncer.ini"),
    `[databases]\n* = host=${server.hostname} port=${server.port}\n[pgbouncer]\n${lines.join("\n")}\n`,
  );
  const password = decodeURIComponent(server.password);
  await writeFile(path.join(directory, "users.txt"), `"${server.username}" "${password}"\n`);
  await chmod(directory, 0o755);
  const pooler = spawn(PROGRAM, [path.join(directory, "pgbouncer.ini")], {
    env: ENVIRONMENT,
    stdio: "ignore",
    ...(process.getuid?.() === 0 && { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID }),
  });
  const address = new URL(url);
  address.search = ""; // The URL may name a socket of the server.
  address.host = `127.0.0.1:${port}`;
  await waitForPgbouncer(address.href, pooler);
  return {
    url: address.href,
    stop: async () => {
      pooler.kill("SIGKILL");
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function waitForPgbouncer(url: string, pooler: ChildProcess) {
  for (;;) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) return;
    await sleep(50);
  }
}
