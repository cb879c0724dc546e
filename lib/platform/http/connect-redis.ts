import { Redis } from "ioredis";
import { log } from "@/lib/platform/log/log";
import { getMetrics } from "@/lib/platform/metrics/metrics";

/** A request waits no longer for Redis; then it is counted in memory. */
const COMMAND_TIMEOUT_MS = 500;
const MAX_RECONNECT_DELAY_MS = 2000;

// On globalThis, so that neither a reload in development nor a second bundle opens another connection.
const shared = globalThis as { bookpageRedis?: Redis };

/** Returns the connection of this process. It reconnects by itself; the log and a gauge show its state. */
export function connectRedis(url: string): Redis {
  shared.bookpageRedis ??= connect(url);
  return shared.bookpageRedis;
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (tries) => Math.min(tries * 100, MAX_RECONNECT_DELAY_MS),
  });
  let isAway = false;
  let reason = "";
  redis.on("error", (error: Error) => {
    reason = error.message;
  });
  redis.on("close", () => {
    getMetrics().limitsInMemory.set(1);
    if (!isAway) log().error({ reason }, "Redis does not respond: each process counts its own requests");
    isAway = true;
  });
  redis.on("ready", () => {
    getMetrics().limitsInMemory.set(0);
    if (isAway) log().info("Redis responds again and counts requests");
    isAway = false;
  });
  return redis;
}
