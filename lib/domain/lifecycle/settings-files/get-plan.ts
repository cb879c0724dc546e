import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import { getStoredPlan } from "./stored-plans";
import { toPlanContext } from "./to-plan-context";

/** Returns a stored plan. Throws if the caller may not write what its files contain. */
export async function getPlan(db: Db, { auth, now }: { auth: Auth; now: Instant }, id: string) {
  const { request, plan } = await getStoredPlan(db, auth.organization, id);
  toPlanContext(auth, now, request);
  return plan;
}
