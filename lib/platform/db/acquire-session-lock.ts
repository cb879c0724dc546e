import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const POLL_INTERVAL_MS = 200;

/**
 * Acquires a session's advisory lock, exclusive or shared. It polls instead of waiting in a statement, because a
 * waiting statement holds a snapshot, and a concurrent index build would wait for the end of that.
 */
export async function acquireSessionLock(client: pg.ClientBase, lock: number, { shared = false } = {}) {
  const question = `SELECT pg_try_advisory_lock${shared ? "_shared" : ""}($1) AS got`;
  while (!(await client.query(question, [lock])).rows[0]?.got) await sleep(POLL_INTERVAL_MS);
}
