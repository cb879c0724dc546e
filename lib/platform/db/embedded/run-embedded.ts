import { readFile, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { SESSION_LOCKS } from "../advisory-locks";
import { findServer } from "./embedded-server";
import { type EmbeddedPostgres, startEmbedded } from "./start-embedded";

const DATABASE_NAME = "bookpage";

const Running = z.object({ pid: z.number(), web_url: z.string() });

const getRunningFile = (dataDir: string) => path.join(dataDir, "running.json");

/** A session lock: it ends with its process, also if that is killed. */
async function acquireLock(client: pg.Client): Promise<boolean> {
  return (await client.query("SELECT pg_try_advisory_lock($1) AS got", [SESSION_LOCKS.dataDirectory])).rows[0]
    ?.got;
}

async function readRunningUrl(dataDir: string) {
  const text = await readFile(getRunningFile(dataDir), "utf8").catch(() => "null");
  return Running.safeParse(JSON.parse(text)).data;
}

async function createAlreadyRunningError(dataDir: string): Promise<OperatorError> {
  const running = await readRunningUrl(dataDir);
  return new OperatorError(
    running
      ? `Bookpage is already running at ${running.web_url} (process ${running.pid}).`
      : `Bookpage is already being started on ${dataDir}.`,
  );
}

/** Throws if another process serves this data directory. Starts nothing. */
export async function assertNotRunning(dataDir: string) {
  const directory = await realpath(dataDir).catch(() => dataDir);
  const server = await findServer(path.join(directory, "postgres")).catch(() => undefined);
  if (!server) return;
  const free = await acquireLock(server.client);
  await server.client.end();
  if (!free) throw await createAlreadyRunningError(dataDir);
}

async function acquireDatabaseUrl(dataDir: string, server: EmbeddedPostgres) {
  // The session of a process that was just killed may take a moment to end.
  for (let attempt = 0; !(await acquireLock(server.client)); attempt += 1) {
    if (attempt === 20) throw await createAlreadyRunningError(dataDir);
    await sleep(100);
  }
  return ensureDatabase(server);
}

async function ensureDatabase({ ensureDatabase, address }: EmbeddedPostgres) {
  await ensureDatabase(DATABASE_NAME);
  return address(DATABASE_NAME);
}

export interface RunningEmbedded {
  /** The address of the application's database. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs the built-in database for one serving process, and restarts it after a crash. Calls `giveUp` if that fails.
 */
export async function runEmbedded(
  dataDir: string,
  webUrl: string,
  giveUp: (reason: OperatorError) => void,
): Promise<RunningEmbedded> {
  let server = await startEmbedded(dataDir);
  let stopping = false;
  const url = await acquireDatabaseUrl(dataDir, server).catch(async (error) => {
    await server.client.end();
    throw error;
  });
  await writeFile(getRunningFile(dataDir), JSON.stringify({ pid: process.pid, web_url: webUrl }), {
    mode: 0o600,
  });

  const bringBack = async () => {
    try {
      server = await startEmbedded(dataDir);
      if ((await acquireDatabaseUrl(dataDir, server)) !== url) throw new Error("its port was taken");
      watch();
    } catch (error) {
      giveUp(
        new OperatorError(
          `The built-in database crashed and could not be restarted: ${(error as Error).message}`,
        ),
      );
    }
  };
  let comingBack = Promise.resolve();
  const watch = () =>
    server.client.once("end", () => {
      if (!stopping) comingBack = bringBack();
    });
  watch();

  const stop = async () => {
    stopping = true;
    await rm(getRunningFile(dataDir), { force: true });
    await comingBack; // otherwise a server that is just starting would keep running after this process
    await server.stop();
  };
  return { url, stop };
}

/**
 * Runs the built-in database for a single command: it uses that of the serving process at `webUrl`; otherwise it
 * starts one, and the last of the commands that run at the same time stops it.
 */
export async function acquireEmbedded(
  dataDir: string,
): Promise<RunningEmbedded & { isServed: boolean; webUrl: string | undefined }> {
  const server = await startEmbedded(dataDir);
  const isTrue = async (question: string): Promise<boolean> =>
    (await server.client.query(`SELECT ${question} AS yes`, [SESSION_LOCKS.commands])).rows[0]?.yes;
  await isTrue("pg_advisory_lock_shared($1) IS NOT NULL");
  const isServed = !(await acquireLock(server.client));
  if (!isServed) await server.client.query("SELECT pg_advisory_unlock($1)", [SESSION_LOCKS.dataDirectory]);
  const url = await ensureDatabase(server);
  const stop = async () => {
    await isTrue("pg_advisory_unlock_shared($1)");
    const last = await isTrue("pg_try_advisory_lock($1)");
    if (last && (await acquireLock(server.client))) await server.stop();
    else await server.client.end();
  };
  return { url, stop, isServed, webUrl: isServed ? (await readRunningUrl(dataDir))?.web_url : undefined };
}
