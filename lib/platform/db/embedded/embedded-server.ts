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
  unix_socket_directories: ".", // of the database's folder
  max_connections: "100",
  shared_buffers: "64MB",
  // One server, no replicas: less to write ahead, as safe.
  wal_level: "minimal",
  max_wal_senders: "0",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
  io_method: "sync", // no helper processes
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Only starts, stops and breakdowns: what a statement violates is for the application to log.
  log_min_messages: "log",
  log_checkpoints: "off",
};

/** For tests, whose data need not survive a power cut. */
const FORGETFUL_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

const START_ATTEMPTS = 20;
const MAX_LOG_BYTES = 1_000_000; // checked at each start
const LOG_TAIL_CHARACTERS = 4000;

/** Systems refuse longer addresses of sockets. */
const MAX_SOCKET_CHARACTERS = 103;

/** Of a running server: its socket, which takes less time than its port, where there is one. */
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

/** Connects to the server that serves exactly this folder, if one does. */
async function connectIfServing(cluster: string, port: number): Promise<pg.Client | undefined> {
  const password = await readSuperuserPassword(cluster).catch(() => undefined);
  if (password === undefined || !port) return undefined;
  const client = new pg.Client({
    connectionString: buildServerAddress(cluster, port, { user: SUPERUSER, password }, "postgres"),
    connectionTimeoutMillis: 5000,
    application_name: "bookpage supervisor",
  });
  client.on("error", () => {}); // told by its "end" event
  try {
    await client.connect();
    const { rows } = await client.query("SHOW data_directory");
    if (rows[0]?.data_directory === cluster) return client;
  } catch {
    // not ours, or not ready
  }
  await client.end().catch(() => {});
  return undefined;
}

/** A session with the server that already runs on this folder; waits while that one starts or recovers. */
export async function findServer(cluster: string): Promise<{ client: pg.Client; port: number } | undefined> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    const postmaster = await readPostmaster(cluster);
    if (!postmaster) return undefined;
    const client = await connectIfServing(cluster, postmaster.port);
    if (client) return { client, port: postmaster.port };
    if (!(await isPostmaster(cluster, postmaster.pid))) return undefined;
  }
  throw new OperatorError(
    `The database server in ${cluster} runs but does not answer: stop it and start again.`,
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

/** Starts the server, on the port it had before if that is free. It outlives this process unless stopped. */
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
    const refusal = await startPostgres(cluster, binaries, account, port, durable).then(
      () => undefined,
      (error: { stderr?: string; message: string }) => error.stderr?.trim() || error.message,
    );
    const server = await findServer(cluster); // also when a start beside this one was faster
    if (server) return server;
    if (refusal) failure = await explainFailure(cluster, refusal);
    await sleep(500); // the port was taken meanwhile, or processes of a killed server are still ending
  }
  throw new OperatorError(
    `The built-in PostgreSQL did not start: ${failure || "see server.log in its folder"}`,
  );
}

/** What the server gave as the reason in its log, if it came so far, and what pg_ctl said. */
async function explainFailure(cluster: string, refusal: string): Promise<string> {
  const log = await readFile(path.join(cluster, "server.log"), "utf8").catch(() => "");
  const last = log
    .slice(-LOG_TAIL_CHARACTERS)
    .match(/(?:FATAL|PANIC):\s+.+/g)
    ?.at(-1);
  return [last, refusal].filter(Boolean).join("\n");
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
