import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { pool } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { connectRedis } from "./connect-redis";
import { countTogether, type TogetherLimiter } from "./count-together";

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
export function limiter(keyPrefix: string, points: number, duration: number): TogetherLimiter {
  const allowance = { keyPrefix, points, duration };
  const { REDIS_URL: redis } = env();
  return countTogether(redis ? inRedis(redis, allowance) : inDatabase(allowance));
}

const inDatabase = (allowance: Allowance) =>
  new RateLimiterPostgres({
    ...allowance,
    storeClient: pool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
  });

const inRedis = (url: string, allowance: Allowance) =>
  new RateLimiterRedis({
    ...allowance,
    keyPrefix: `bookpage:${allowance.keyPrefix}`,
    storeClient: connectRedis(url),
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });

/** How long somebody who was refused has to wait. */
export const secondsUntilFree = ({ msBeforeNext }: RateLimiterRes) =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
