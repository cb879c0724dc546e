import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { hashToken } from "@/lib/platform/crypto/token";
import type { BatchingLimiter } from "@/lib/platform/http/create-batching-limiter";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";

/** Limits of attempts per name from all addresses. */
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

/** Unknown names count as well, so that throttling reveals no account. */
const hashName = (name: string) => Buffer.from(hashToken(name.trim().toLowerCase())).toString("base64url");

/**
 * Counts an attempt before it is made, so that concurrent ones all count. Returns the seconds to wait; 0 to
 * continue.
 */
export async function recordLoginAttempt(kind: AttemptKind, name: string): Promise<number> {
  const allowance = getLimiter(kind);
  const result = await allowance.count(hashName(name));
  return result.consumedPoints > allowance.points ? getRetryAfterSeconds(result) : 0;
}

/** Clears the attempts after a success. */
export async function resetLoginAttempts(
  names: readonly (string | null)[],
  kind: AttemptKind = "password",
): Promise<void> {
  for (const name of names) if (name) await getLimiter(kind).reset(hashName(name));
}
