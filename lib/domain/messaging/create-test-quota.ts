import { ApiProblem } from "@/lib/domain/contracts/problem";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";

const WINDOW_SECONDS = 600;

/**
 * Returns a function that counts a test of an organisation and throws `rate_limited` after `max` in ten minutes.
 * @param what is tested, such as "test mails"
 */
export function createTestQuota(keyPrefix: string, max: number, what: string) {
  const limiter = createLazySingleton(() => createLimiter(keyPrefix, max, WINDOW_SECONDS));
  return async (organization: OrganizationId): Promise<void> => {
    const counted = await limiter().count(organization);
    if (counted.consumedPoints <= max) return;
    throw new ApiProblem("rate_limited", `At most ${max} ${what} in ten minutes.`, {
      headers: { "retry-after": String(getRetryAfterSeconds(counted)) },
    });
  };
}
