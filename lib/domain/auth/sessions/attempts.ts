import { hashToken } from "@/lib/platform/crypto/token";
import type { TogetherLimiter } from "@/lib/platform/http/count-together";
import { limiter, secondsUntilFree } from "@/lib/platform/http/limiter";
import { once } from "@/lib/platform/memory/once";
import { Remembered } from "@/lib/platform/memory/remembered";

/** How often something may be tried with one name, whichever address it comes from. */
const ATTEMPT_LIMITS = {
  password: { points: 10, duration: 15 * 60 },
  link: { points: 3, duration: 60 * 60 },
  factor: { points: 10, duration: 15 * 60 },
} as const;

type Kind = keyof typeof ATTEMPT_LIMITS;

const limiters = once(() => new Remembered<Kind, TogetherLimiter>());

function getLimiter(kind: Kind): TogetherLimiter {
  const { points, duration } = ATTEMPT_LIMITS[kind];
  return limiters().get(kind, () => limiter(`account_${kind}`, points, duration));
}

/** Whatever was typed as a name counts, so that being slowed tells nothing about who has an account. */
const hashName = (name: string) => Buffer.from(hashToken(name.trim().toLowerCase())).toString("base64url");

/** Counts a try before it is made, so that many at once are not one; answers the seconds to wait, 0: go on. */
export async function countAttempt(kind: Kind, name: string): Promise<number> {
  const allowance = getLimiter(kind);
  const result = await allowance.count(hashName(name));
  return result.consumedPoints > allowance.points ? secondsUntilFree(result) : 0;
}

/** After a success: the tries before it do not count. */
export async function forgiveAttempts(
  names: readonly (string | null)[],
  kind: Kind = "password",
): Promise<void> {
  for (const name of names) if (name) await getLimiter(kind).forgive(hashName(name));
}
