import { hasSecondFactor } from "@/lib/domain/auth/second-factors/queries";
import { REAUTHENTICATION_LIFETIME_MS } from "@/lib/domain/auth/second-factors/reauthenticate";
import { getDatabase } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import type { AnyContract } from "@/lib/platform/http/contract";
import { ApiProblem } from "@/lib/platform/http/problem";

interface RecentAuthInput {
  body: unknown;
}

/**
 * Refuses what opens or ends access where whoever is signed in has not shown lately who it is: a browser that was left
 * open, or a session that was stolen, is not enough for it.
 */
export async function requireRecentAuth(
  { fresh }: AnyContract,
  auth: Auth,
  { body }: RecentAuthInput,
): Promise<void> {
  if (auth.mode === "test") return; // it opens nothing that is anybody's
  if (!auth.session || !fresh || (fresh !== true && !fresh({ body }))) return;
  if (auth.authenticatedAt && auth.authenticatedAt.getTime() > Date.now() - REAUTHENTICATION_LIFETIME_MS)
    return;
  throw (await hasSecondFactor(getDatabase(), auth.organization, auth.actor.id))
    ? new ApiProblem("second_factor_needed", "Show your second factor once more to do this.")
    : new ApiProblem("fresh_sign_in_needed", "Show once more that it is you to do this.");
}
