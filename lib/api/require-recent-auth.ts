import { hasSecondFactor } from "@/lib/domain/auth/second-factors/queries";
import { REAUTHENTICATION_LIFETIME_MS } from "@/lib/domain/auth/second-factors/reauthenticate";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getDatabase } from "@/lib/platform/db/client";

interface RecentAuthInput {
  body: unknown;
}

/**
 * Throws if the endpoint grants or revokes access and the session was not authenticated recently. An unattended
 * browser or a stolen session is not enough for such a change.
 */
export async function requireRecentAuth(
  { fresh }: AnyContract,
  auth: Auth,
  { body }: RecentAuthInput,
): Promise<void> {
  if (auth.mode === "test") return; // a sandbox holds no real access
  if (!auth.session || !fresh || (fresh !== true && !fresh({ body }))) return;
  if (auth.authenticatedAt && auth.authenticatedAt.getTime() > Date.now() - REAUTHENTICATION_LIFETIME_MS)
    return;
  throw (await hasSecondFactor(getDatabase(), auth.organization, auth.actor.id))
    ? new ApiProblem("second_factor_needed", "Show your second factor once more to do this.")
    : new ApiProblem("fresh_sign_in_needed", "Show once more that it is you to do this.");
}
