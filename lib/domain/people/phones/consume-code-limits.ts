import { ApiProblem } from "@/lib/domain/contracts/problem";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";

const HOUR_SECONDS = 3600;

/** The most codes in an hour. Those of a number count in all organisations together, as they may be a stranger's. */
const MOST = { user: 5, number: 3, organization: 50 } as const;

type Counted = keyof typeof MOST;

const limiters = createLazySingleton(() => ({
  user: createLimiter("phone_code_user", MOST.user, HOUR_SECONDS),
  number: createLimiter("phone_code_number", MOST.number, HOUR_SECONDS),
  organization: createLimiter("phone_code_organization", MOST.organization, HOUR_SECONDS),
}));

/** Counts a code that is about to be sent; over a limit it throws `rate_limited`. */
export async function consumeCodeLimits(keys: Readonly<Record<Counted, string>>): Promise<void> {
  for (const counted of ["user", "number", "organization"] as const) {
    const result = await limiters()[counted].count(keys[counted]);
    if (result.consumedPoints <= MOST[counted]) continue;
    throw new ApiProblem("rate_limited", `At most ${MOST[counted]} codes in an hour for a ${counted}.`, {
      headers: { "retry-after": String(getRetryAfterSeconds(result)) },
    });
  }
}
