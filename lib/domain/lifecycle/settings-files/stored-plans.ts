import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { PlanRequest, PlanWithImpact } from "./plan-settings";

type Plan = Omit<PlanWithImpact, "errors">;

/** A plan with the files that it applies. */
export interface StoredPlan {
  request: PlanRequest;
  plan: Plan & { created_at: Date; expires_at: Date };
}

// The same changes have the same id, so a plan that is made again replaces the earlier one.
const STORE = defineStatement<{ created_at: Date; expires_at: Date }>(`
  INSERT INTO settings_plans (organization_id, id, sealed, created_at, expires_at)
  VALUES ($1, $2, $3, now(), now() + interval '1 day')
  ON CONFLICT (organization_id, id) DO UPDATE
    SET sealed = excluded.sealed, created_at = excluded.created_at, expires_at = excluded.expires_at
  RETURNING created_at, expires_at`);

const FIND = defineStatement<{ sealed: Buffer; created_at: Date; expires_at: Date }>(`
  SELECT sealed, created_at, expires_at FROM settings_plans
   WHERE organization_id = $1 AND id = $2 AND expires_at > now()`);

const buildContext = (organization: OrganizationId, id: string) =>
  buildRowContext("settings_plans.sealed", organization, id);

export async function storePlan(
  db: Db,
  organization: OrganizationId,
  { request, plan }: { request: PlanRequest; plan: Plan },
): Promise<StoredPlan["plan"]> {
  const text = JSON.stringify({ request, plan });
  const sealed = seal(text, buildContext(organization, plan._id));
  const [stored] = await executeSql(db, STORE, [organization, plan._id, sealed]);
  if (!stored) throw new Error("INSERT … RETURNING returned no row.");
  return { ...plan, ...stored };
}

/** Throws if there is no such plan, or if it has expired. */
export async function getStoredPlan(db: Db, organization: OrganizationId, id: string): Promise<StoredPlan> {
  const [row] = await executeSql(db, FIND, [organization, id]);
  const text = row && unseal(row.sealed, buildContext(organization, id));
  if (!text) throw buildNotFoundProblem(`The plan ${id}`);
  const { request, plan } = JSON.parse(text) as { request: PlanRequest; plan: Plan };
  const { created_at, expires_at } = row;
  return { request, plan: { ...plan, bookers: withDates(plan.bookers), created_at, expires_at } };
}

/** Restores the dates, which JSON has as text. */
const withDates = (bookers: Plan["bookers"]): Plan["bookers"] => ({
  ...bookers,
  outside: bookers.outside.map((meeting) => ({
    ...meeting,
    start: new Date(meeting.start),
    end: new Date(meeting.end),
  })),
});
