import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { hashToken } from "@/lib/platform/crypto/token";
import type { BatchingLimiter } from "@/lib/platform/http/create-batching-limiter";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";

/** How often something may be tried with one name, whichever address it comes from. */
const ATTEMPT_LIMITS = {
  password: { points: 10, duration: 15 * 60 },
  link: { points: 3, duration: 60 * 60 },
  factor: { points: 10, duration: 15 * 60 },
} as const;

type AttemptKind = keyof typeof ATTEMPT_LIMITS;

const limiters = createLazySingleton(() => new MemoCache<AttemptKind, BatchingLimiter>());

function getLimiter(kind: AttemptKind): BatchingLimiter {
  const { points, duration } = ATTEMPT_LIMITS[kind];
  return limiters().get(kind, () => createLimiter(`account_${kind}`, points, duration));
}

/** Whatever was typed as a name counts, so that being slowed tells nothing about who has an account. */
const hashName = (name: string) => Buffer.from(hashToken(name.trim().toLowerCase())).toString("base64url");

/** Counts a try before it is made, so that many at once are not one; answers the seconds to wait, 0: go on. */
export async function recordLoginAttempt(kind: AttemptKind, name: string): Promise<number> {
  const allowance = getLimiter(kind);
  const result = await allowance.count(hashName(name));
  return result.consumedPoints > allowance.points ? getRetryAfterSeconds(result) : 0;
}

/** After a success: the tries before it do not count. */
export async function resetLoginAttempts(
  names: readonly (string | null)[],
  kind: AttemptKind = "password",
): Promise<void> {
  for (const name of names) if (name) await getLimiter(kind).reset(hashName(name));
}
