import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import { buildFilesProblem, type PlanRequest, planSettings } from "./plan-settings";
import { type StoredPlan, storePlan } from "./stored-plans";
import { toPlanContext } from "./to-plan-context";

/** Plans a change of settings files, and stores the plan for a day. Throws if a file has an error. */
export async function createPlan(
  db: Db,
  { auth, now }: { auth: Auth; now: Instant },
  request: PlanRequest,
): Promise<StoredPlan["plan"]> {
  const { errors, ...plan } = await planSettings(db, toPlanContext(auth, now, request), request);
  if (errors.length > 0) throw buildFilesProblem(errors, request.files);
  return storePlan(db, auth.organization, { request, plan });
}
