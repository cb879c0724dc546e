import { existsSync } from "node:fs";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findFreePort } from "@/lib/platform/process/free-port";
import { readSuperuserPassword } from "./data-directory";
import type { Binaries } from "./find-binaries";
import { clearPostmasterPid, isPostmaster, readPostmaster } from "./postmaster-file";
import { type ServerCredentials, SUPERUSER } from "./server-credentials";
import type { SystemAccount } from "./system-account";

const SERVER_SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: ".", // in the database's folder
  max_connections: "100",
  shared_buffers: "64MB",
  // One server without replicas writes less WAL with this, and is as safe.
  wal_level: "minimal",
  max_wal_senders: "0",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
  io_method: "sync", // no helper processes
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Logs starts, stops and crashes only; the application logs errors of statements.
  log_min_messages: "log",
  log_checkpoints: "off",
};

/** Settings for tests, which need no data after a power failure. */
const FORGETFUL_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

const START_ATTEMPTS = 20;
const MAX_LOG_BYTES = 1_000_000; // checked at each start
const LOG_TAIL_CHARACTERS = 4000;

/** Operating systems reject longer socket addresses. */
const MAX_SOCKET_CHARACTERS = 103;

/** Builds the address of a running server: its socket, which is faster than its port, if it has one. */
export function buildServerAddress(
  cluster: string,
  port: number,
  { user, password }: ServerCredentials,
  database: string,
) {
  const address = `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const socket = path.join(cluster, `.s.PGSQL.${port}`);
  const usable = Buffer.byteLength(socket) <= MAX_SOCKET_CHARACTERS && existsSync(socket);
  return usable ? `${address}?host=${encodeURIComponent(cluster)}` : address;
}

/** Connects to the server of exactly this folder, if it runs. */
async function connectIfServing(cluster: string, port: number): Promise<pg.Client | undefined> {
  const password = await readSuperuserPassword(cluster).catch(() => undefined);
  if (password === undefined || !port) return undefined;
  const client = new pg.Client({
    connectionString: buildServerAddress(cluster, port, { user: SUPERUSER, password }, "postgres"),
    connectionTimeoutMillis: 5000,
    application_name: "bookpage supervisor",
  });
  client.on("error", () => {}); // the "end" event reports it
  try {
    await client.connect();
    const { rows } = await client.query("SHOW data_directory");
    if (rows[0]?.data_directory === cluster) return client;
  } catch {
    // another server, or not ready yet
  }
  await client.end().catch(() => {});
  return undefined;
}

/** Opens a session with the server that already runs on this folder; waits while it starts or recovers. */
export async function findServer(cluster: string): Promise<{ client: pg.Client; port: number } | undefined> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    const postmaster = await readPostmaster(cluster);
    if (!postmaster) return undefined;
    const client = await connectIfServing(cluster, postmaster.port);
    if (client) return { client, port: postmaster.port };
    if (!(await isPostmaster(cluster, postmaster.pid))) return undefined;
  }
  throw new OperatorError(
    `The database server in ${cluster} runs but does not respond: stop it and start again.`,
  );
}

async function startPostgres(
  cluster: string,
  binaries: Binaries,
  account: SystemAccount,
  port: number,
  durable: boolean,
) {
  const settings = { ...SERVER_SETTINGS, ...(durable ? {} : FORGETFUL_SETTINGS), port: String(port) };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(cluster, "server.log");
  const logged = await stat(log).catch(() => undefined);
  if (logged && logged.size > MAX_LOG_BYTES) await rename(log, `${log}.old`);
  await account.run(binaries.pgCtl, [
    ...["start", "--silent", "--wait", "--timeout=60", `--pgdata=${cluster}`, `--log=${log}`],
    `--options=${options.join(" ")}`,
  ]);
}

/** Starts the server, on its previous port if that is free. It keeps running after this process unless stopped. */
export async function startServer(
  cluster: string,
  binaries: Binaries,
  account: SystemAccount,
  durable: boolean,
) {
  const stale = await readPostmaster(cluster);
  if (stale && !(await isPostmaster(cluster, stale.pid))) await clearPostmasterPid(cluster);

  const portFile = path.join(cluster, "port");
  let failure = "";
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = await findFreePort(Number(await readFile(portFile, "utf8").catch(() => 0)));
    await writeFile(portFile, String(port));
    const output = await startPostgres(cluster, binaries, account, port, durable).then(
      () => undefined,
      (error: { stderr?: string; message: string }) => error.stderr?.trim() || error.message,
    );
    const server = await findServer(cluster); // also if a concurrent start was faster
    if (server) return server;
    if (output) failure = await explainFailure(cluster, output);
    await sleep(500); // the port is in use by now, or processes of a killed server are still running
  }
  throw new OperatorError(
    `The built-in PostgreSQL did not start: ${failure || "see server.log in its folder"}`,
  );
}

/** Returns the reason in the server's log, if it got that far, and the output of pg_ctl. */
async function explainFailure(cluster: string, output: string): Promise<string> {
  const log = await readFile(path.join(cluster, "server.log"), "utf8").catch(() => "");
  const last = log
    .slice(-LOG_TAIL_CHARACTERS)
    .match(/(?:FATAL|PANIC):\s+.+/g)
    ?.at(-1);
  return [last, output].filter(Boolean).join("\n");
}

export async function stopServer(cluster: string, binaries: Binaries, account: SystemAccount) {
  await account.run(binaries.pgCtl, [
    "stop",
    "--silent",
    "--mode=fast",
    "--wait",
    "--timeout=60",
    `--pgdata=${cluster}`,
  ]);
}
