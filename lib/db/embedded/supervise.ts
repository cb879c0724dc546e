import { readFile, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { OperatorError } from "@/lib/operator-error";
import { findServer } from "./server";
import { type EmbeddedPostgres, startEmbedded } from "./start-embedded";

const DATABASE = "bookpage";
const RUNNING_LOCK = 7_303_004;

const Running = z.object({ pid: z.number(), web_url: z.string() });

const runningFile = (dataDir: string) => path.join(dataDir, "running.json");

/** A session lock: it ends with the process that holds it, however that ends. */
async function tryLock(client: pg.Client): Promise<boolean> {
  return (await client.query("SELECT pg_try_advisory_lock($1) AS got", [RUNNING_LOCK])).rows[0]?.got;
}

async function alreadyRunning(dataDir: string): Promise<OperatorError> {
  const text = await readFile(runningFile(dataDir), "utf8").catch(() => "null");
  const running = Running.safeParse(JSON.parse(text)).data;
  return new OperatorError(
    running
      ? `Bookpage is already running at ${running.web_url} (process ${running.pid}).`
      : `Bookpage is already being started on ${dataDir}.`,
  );
}

/** Refuses when another process serves this data directory. Starts nothing. */
export async function refuseBesideRunning(dataDir: string) {
  const directory = await realpath(dataDir).catch(() => dataDir);
  const server = await findServer(path.join(directory, "postgres")).catch(() => undefined);
  if (!server) return;
  const free = await tryLock(server.client);
  await server.client.end();
  if (!free) throw await alreadyRunning(dataDir);
}

async function claim(dataDir: string, { client, address }: EmbeddedPostgres) {
  // The session of a process that was just killed may take a moment to end.
  for (let attempt = 0; !(await tryLock(client)); attempt += 1) {
    if (attempt === 20) throw await alreadyRunning(dataDir);
    await sleep(100);
  }
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  return address(DATABASE);
}

export interface Supervised {
  /** The address of Bookpage's database. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs the built-in database for one serving process, and brings it back should it break down meanwhile.
 * `giveUp` is called when that fails.
 */
export async function superviseEmbedded(
  dataDir: string,
  webUrl: string,
  giveUp: (reason: OperatorError) => void,
): Promise<Supervised> {
  let server = await startEmbedded(dataDir);
  let stopping = false;
  const url = await claim(dataDir, server).catch(async (error) => {
    await server.client.end();
    throw error;
  });
  await writeFile(runningFile(dataDir), JSON.stringify({ pid: process.pid, web_url: webUrl }), {
    mode: 0o600,
  });

  const bringBack = async () => {
    if (stopping) return;
    try {
      server = await startEmbedded(dataDir);
      if ((await claim(dataDir, server)) !== url) throw new Error("its port was taken");
      server.client.once("end", bringBack);
    } catch (error) {
      giveUp(
        new OperatorError(
          `The built-in database broke down and did not come back: ${(error as Error).message}`,
        ),
      );
    }
  };
  server.client.once("end", bringBack);

  const stop = async () => {
    stopping = true;
    await rm(runningFile(dataDir), { force: true });
    await server.stop();
  };
  return { url, stop };
}
