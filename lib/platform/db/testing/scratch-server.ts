import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { type EmbeddedPostgres, startEmbedded } from "@/lib/platform/db/embedded/start-embedded";
import type { TestServer } from "./test-server";

export type ScratchServer = EmbeddedPostgres & TestServer;

async function acquireRunning(): Promise<ScratchServer> {
  // Tests with another date use a server of their own.
  const folder = process.env.TEST_DATE ? ".data/scratch-dated" : ".data/scratch";
  const server = await startEmbedded(path.resolve(folder), { durable: false });
  const lock = async (name: string) =>
    (await server.client.query(`SELECT ${name}($1) AS got`, [SESSION_LOCKS.scratchServer])).rows[0]
      ?.got as boolean;

  const alone = await lock("pg_try_advisory_lock");
  await lock("pg_advisory_lock_shared");
  if (alone) await lock("pg_advisory_unlock");
  const release = async () => {
    await lock("pg_advisory_unlock_shared");
    if (await lock("pg_try_advisory_lock")) await server.stop();
    else await server.client.end();
  };
  return { ...server, alone, release };
}

/**
 * Starts or joins a server for temporary data, shared by all test runs and tools of this checkout; the last one stops
 * it.
 */
export async function acquireScratchServer(): Promise<ScratchServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await acquireRunning();
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(300); // it was just being stopped
    }
  }
}
