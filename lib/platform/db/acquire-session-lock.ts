import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const POLL_INTERVAL_MS = 200;

/**
 * Takes a session's advisory lock, alone or beside others who share it. It is asked for again and again: whoever waits
 * inside of a statement holds a snapshot, for whose end an index waits that is made beside writers.
 */
export async function acquireSessionLock(client: pg.ClientBase, lock: number, { shared = false } = {}) {
  const question = `SELECT pg_try_advisory_lock${shared ? "_shared" : ""}($1) AS got`;
  while (!(await client.query(question, [lock])).rows[0]?.got) await sleep(POLL_INTERVAL_MS);
}
