import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { getPool } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { connectRedis } from "./connect-redis";
import { type BatchingLimiter, createBatchingLimiter } from "./create-batching-limiter";

/** Each key has `points` in `duration` seconds. */
interface Allowance {
  keyPrefix: string;
  points: number;
  duration: number;
}

/**
 * Creates a limiter that counts for all processes together: in the Redis of REDIS_URL if set, else in the database.
 * While Redis does not respond, each process counts alone.
 */
export function createLimiter(keyPrefix: string, points: number, duration: number): BatchingLimiter {
  const allowance = { keyPrefix, points, duration };
  const { REDIS_URL: redis } = env();
  return createBatchingLimiter(
    redis ? createRedisLimiter(redis, allowance) : createDatabaseLimiter(allowance),
  );
}

const createDatabaseLimiter = (allowance: Allowance) =>
  new RateLimiterPostgres({
    ...allowance,
    storeClient: getPool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
  });

const createRedisLimiter = (url: string, allowance: Allowance) =>
  new RateLimiterRedis({
    ...allowance,
    keyPrefix: `bookpage:${allowance.keyPrefix}`,
    storeClient: connectRedis(url),
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });

/** Returns the seconds until the next request is allowed. */
export const getRetryAfterSeconds = ({ msBeforeNext }: RateLimiterRes) =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
