import type pg from "pg";

/** Namespace of the advisory locks by which workers show that they live. */
const LIVING = 7_303_010;

/**
 * While this connection lives, so does the worker: its lock ends with it, at once when the process is killed. The
 * server asks after silence, so that a machine that has lost its power is missed within a minute.
 */
export async function showLife(client: pg.PoolClient, workerId: string) {
  await client.query(
    "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3",
  );
  await client.query("SELECT pg_advisory_lock($1, hashtext($2))", [LIVING, workerId]);
}

// A worker that has just begun may hold jobs a moment before its lock.
const DEAD = `
  SELECT DISTINCT locked_by AS id FROM graphile_worker._private_jobs
   WHERE locked_at < now() - interval '5 seconds'
     AND NOT EXISTS (
       SELECT FROM pg_locks l
        WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${LIVING} AND l.objsubid = 2
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`;

/** Gives back the jobs of workers that died; the queue itself would wait for four hours. */
export async function releaseDead(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(DEAD);
  if (rows.length > 0) {
    await pool.query("SELECT graphile_worker.force_unlock_workers($1)", [rows.map(({ id }) => id)]);
  }
  return rows.length;
}
