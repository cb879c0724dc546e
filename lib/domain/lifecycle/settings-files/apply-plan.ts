import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { applySettings } from "./plan-settings";
import { getStoredPlan } from "./stored-plans";
import { toPlanContext } from "./to-plan-context";

/** Applies a stored plan in one transaction. Throws if the settings have changed since. */
export function applyPlan(db: Db, { auth, now }: { auth: Auth; now: Instant }, id: string) {
  return withTransaction(db, async (tx) => {
    const { request } = await getStoredPlan(tx, auth.organization, id);
    const context = toPlanContext(auth, now, request);
    const { _id, changes, entry } = await applySettings(tx, context, { ...request, expected: id });
    return { _id, changes, audit_entry: entry };
  });
}
