import { setTimeout as sleep } from "node:timers/promises";
import { pool } from "@/lib/platform/db/client";
import { findPendingMigrations } from "@/lib/platform/db/pending-migrations";
import { isQueueCurrent } from "@/lib/platform/db/queue-revision";

const DATABASE_TIMEOUT_MS = 2000; // a late answer is as bad as none

/** Whether this process can do its work: each check "ok", or what is the matter. */
export async function checkReadiness() {
  const inTime = <T>(answer: Promise<T>) =>
    Promise.race([answer.catch(() => undefined), sleep(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);
  const [pending, queue] = await Promise.all([
    inTime(findPendingMigrations(pool())),
    inTime(isQueueCurrent(pool())),
  ]);
  const checks = {
    database: pending ? "ok" : "unreachable",
    migrations: pending ? (pending.length === 0 ? "ok" : "pending") : "unknown",
    queue: queue === undefined ? "unknown" : queue ? "ok" : "pending",
  };
  return { ready: Object.values(checks).every((check) => check === "ok"), checks };
}
