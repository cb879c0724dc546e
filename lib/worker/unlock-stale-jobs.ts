import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { SESSION_LOCKS } from "@/lib/platform/db/advisory-locks";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { log } from "@/lib/platform/log/log";
import { runAllPostponed } from "@/lib/platform/queue/enqueue-job-later";

const RECONNECT_DELAY_MS = 1000;

/**
 * Holds a lock named after the worker until `stop` is aborted, on a separate connection: it ends with the process, at
 * once if that is killed. TCP keepalive detects a machine without power within a minute. A broken connection is
 * reconnected.
 */
export async function holdLivenessLock(databaseUrl: string, workerId: string, stop: AbortSignal) {
  while (!stop.aborted) {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: `bookpage ${workerId}` });
    const ended = new Promise<void>((resolve) => {
      client.once("end", resolve);
      stop.addEventListener("abort", () => resolve(), { once: true });
      if (stop.aborted) resolve();
    });
    client.on("error", () => {}); // an "end" event follows
    try {
      await client.connect();
      await client.query(
        "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3",
      );
      await client.query("SELECT pg_advisory_lock($1, hashtext($2))", [SESSION_LOCKS.livingWorker, workerId]);
      await ended;
    } catch (error) {
      log().warn({ err: error }, "the worker has lost its liveness lock");
      await sleep(RECONNECT_DELAY_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

// A worker that has just started may hold jobs a moment before its lock.
export const DEAD_WORKERS = defineStatement<{ id: string }>(`
  SELECT DISTINCT locked_by AS id FROM graphile_worker._private_jobs
   WHERE NOT is_available AND locked_by IS NOT NULL AND locked_at < now() - interval '5 seconds'
     AND NOT EXISTS (
       SELECT FROM pg_locks l
        WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${SESSION_LOCKS.livingWorker} AND l.objsubid = 2
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`);

const RELEASE = defineStatement("SELECT graphile_worker.force_unlock_workers($1)");

/**
 * Unlocks the jobs of dead workers, for which the queue itself would wait four hours, and runs the jobs that they had
 * postponed. Returns the number of dead workers.
 */
export async function unlockStaleJobs(pool: pg.Pool): Promise<number> {
  const dead = await runOnConnection(pool, DEAD_WORKERS);
  if (dead.length === 0) return 0;
  await runOnConnection(pool, RELEASE, [dead.map(({ id }) => id)]);
  await runAllPostponed(pool);
  return dead.length;
}
