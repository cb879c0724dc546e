import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/platform/env/env";
import { limiter, secondsUntilFree } from "./limiter";
import { ApiProblem } from "./problem";

const SETTINGS = {
  api: "RATE_LIMIT_API",
  slots: "RATE_LIMIT_SLOTS",
  booking: "RATE_LIMIT_BOOKING",
  login: "RATE_LIMIT_LOGIN",
  search: "RATE_LIMIT_SEARCH",
} as const;

export type LimitName = keyof typeof SETTINGS;

const limiters = new Map<LimitName, RateLimiterPostgres>();

function limiterOf(name: LimitName): RateLimiterPostgres | null {
  const points = env()[SETTINGS[name]];
  if (points === 0) return null;
  let found = limiters.get(name);
  if (!found) {
    found = limiter(name, points, 60);
    limiters.set(name, found);
  }
  return found;
}

/**
 * Takes one request from the minute's allowance of `key`, counted in the database for all processes together.
 * Answers the headers that tell where the client stands; over the limit it throws `rate_limited`.
 */
export async function consume(name: LimitName, key: string): Promise<Record<string, string>> {
  const allowance = limiterOf(name);
  if (!allowance) return {};
  try {
    return headersOf(name, allowance.points, await allowance.consume(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = secondsUntilFree(error);
    throw new ApiProblem(
      "rate_limited",
      `At most ${allowance.points} requests a minute; try again in ${seconds} s.`,
      {
        headers: { ...headersOf(name, allowance.points, error), "retry-after": String(seconds) },
      },
    );
  }
}

const headersOf = (name: LimitName, points: number, result: RateLimiterRes) => ({
  "ratelimit-policy": `"${name}";q=${points};w=60`,
  ratelimit: `"${name}";r=${result.remainingPoints};t=${Math.ceil(result.msBeforeNext / 1000)}`,
});
