import { setTimeout as sleep } from "node:timers/promises";
import { getPool } from "@/lib/platform/db/client";
import { findPendingMigrations } from "@/lib/platform/db/pending-migrations";
import { isQueueCurrent } from "@/lib/platform/db/queue-revision";
import { createBytesResponse } from "@/lib/platform/http/bytes-response";
import { isStopping } from "@/lib/platform/process/stopping";

const DATABASE_TIMEOUT_MS = 2000; // a late response is as bad as none

const HEADERS = { "cache-control": "no-store" };

/** Liveness: the process responds. */
export const handleHealth = (): Response => respondJson({ status: "ok" }, 200);

function respondJson(body: object, status: number): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  return createBytesResponse(bytes, {
    status,
    headers: { ...HEADERS, "content-type": "application/json", "content-length": String(bytes.byteLength) },
  });
}

/** Readiness: 200 if the process can do its work, else 503, so that a load balancer sends requests elsewhere. */
export async function handleReadiness(): Promise<Response> {
  const { ready, checks } = await checkReadiness();
  return respondJson({ status: ready ? "ready" : "not_ready", checks }, ready ? 200 : 503);
}

/** Each check is "ok" or the reason why the process cannot work. */
export async function checkReadiness(): Promise<{ ready: boolean; checks: Record<string, string> }> {
  if (isStopping()) return { ready: false, checks: { process: "stopping" } };
  const inTime = <T>(result: Promise<T>) =>
    Promise.race([result.catch(() => undefined), sleep(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);
  const [pending, queue] = await Promise.all([
    inTime(findPendingMigrations(getPool())),
    inTime(isQueueCurrent(getPool())),
  ]);
  const checks = {
    database: pending ? "ok" : "unreachable",
    migrations: pending ? (pending.length === 0 ? "ok" : "pending") : "unknown",
    queue: queue === undefined ? "unknown" : queue ? "ok" : "pending",
  };
  return { ready: Object.values(checks).every((check) => check === "ok"), checks };
}
