import type { RateLimiterRes } from "rate-limiter-flexible";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { env } from "@/lib/platform/env/env";
import type { BatchingLimiter } from "@/lib/platform/http/create-batching-limiter";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";
import { ApiProblem } from "./problem";

const LIMIT_SETTINGS = {
  api: "RATE_LIMIT_API",
  slots: "RATE_LIMIT_SLOTS",
  booking: "RATE_LIMIT_BOOKING",
  login: "RATE_LIMIT_LOGIN",
  search: "RATE_LIMIT_SEARCH",
  suggestions: "RATE_LIMIT_SUGGESTIONS",
} as const;

export type LimitName = keyof typeof LIMIT_SETTINGS;

const limiters = createLazySingleton(() => new MemoCache<LimitName, BatchingLimiter>());

function getLimiter(name: LimitName): BatchingLimiter | null {
  const points = env()[LIMIT_SETTINGS[name]];
  if (points === 0) return null;
  return limiters().get(name, () => createLimiter(name, points, 60));
}

/** A request exceeds the limit. */
export interface RateLimitExcess {
  /** Seconds until the next request is allowed. */
  seconds: number;
  /** The client has also exceeded the limit by as many requests again: do no further work for it. */
  flood: boolean;
}

interface Count {
  /** The `RateLimit` headers: limit, remaining requests and window. */
  headers: Record<string, string>;
  excess: RateLimitExcess | null;
}

/** Counts one request against the minute's limit of `key`, for all processes together. */
export async function countRequest(name: LimitName, key: string): Promise<Count> {
  const allowance = getLimiter(name);
  if (!allowance) return { headers: {}, excess: null };
  const { points } = allowance;
  const result = await allowance.count(key);
  const { consumedPoints } = result;
  const isExcess = consumedPoints > points;
  return {
    headers: buildHeaders(name, points, result),
    excess: isExcess ? { seconds: getRetryAfterSeconds(result), flood: consumedPoints > 2 * points } : null,
  };
}

/** Counts one request and returns the headers; over the limit it throws `rate_limited`. */
export async function consumeRateLimit(name: LimitName, key: string): Promise<Record<string, string>> {
  const { headers, excess } = await countRequest(name, key);
  if (!excess) return headers;
  const { seconds } = excess;
  throw new ApiProblem(
    "rate_limited",
    `At most ${env()[LIMIT_SETTINGS[name]]} requests a minute; try again in ${seconds} s.`,
    { headers: { ...headers, "retry-after": String(seconds) } },
  );
}

const buildHeaders = (name: LimitName, points: number, result: RateLimiterRes) => ({
  "ratelimit-policy": `"${name}";q=${points};w=60`,
  ratelimit: `"${name}";r=${result.remainingPoints};t=${Math.ceil(result.msBeforeNext / 1000)}`,
});
