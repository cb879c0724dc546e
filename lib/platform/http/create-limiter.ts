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

/** `points` in `duration` seconds for each key. */
interface Allowance {
  keyPrefix: string;
  points: number;
  duration: number;
}

/**
 * Counts for all processes together: in the Redis of REDIS_URL where there is one, else in the database. While Redis
 * does not answer, each process counts by itself.
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

/** How long somebody who was refused has to wait. */
export const getRetryAfterSeconds = ({ msBeforeNext }: RateLimiterRes) =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
