import { setTimeout as sleep } from "node:timers/promises";
import { pool } from "@/lib/platform/db/client";
import { findPendingMigrations } from "@/lib/platform/db/pending-migrations";
import { isQueueCurrent } from "@/lib/platform/db/queue-revision";
import { isStopping } from "@/lib/platform/process/stopping";

const DATABASE_TIMEOUT_MS = 2000; // a late answer is as bad as none

const HEADERS = { "cache-control": "no-store" };

/** The process answers. */
export const answerHealth = (): Response => Response.json({ status: "ok" }, { headers: HEADERS });

/** The process can do its work; otherwise 503, so that a balancer sends requests elsewhere. */
export async function answerReadiness(): Promise<Response> {
  const { ready, checks } = await checkReadiness();
  const body = { status: ready ? "ready" : "not_ready", checks };
  return Response.json(body, { status: ready ? 200 : 503, headers: HEADERS });
}

/** Whether this process can do its work: each check "ok", or what is the matter. */
export async function checkReadiness(): Promise<{ ready: boolean; checks: Record<string, string> }> {
  if (isStopping()) return { ready: false, checks: { process: "stopping" } };
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
