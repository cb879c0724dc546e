import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const LOCK = defineStatement("SELECT 1 FROM users WHERE id = $1 AND organization_id = $2 FOR KEY SHARE");

const LOCK_TEAM = defineStatement("SELECT 1 FROM teams WHERE id = $1 AND organization_id = $2 FOR KEY SHARE");

interface NamedOwner {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

/**
 * Requires that the new owner, `belongs_to` or `team`, belongs to the organisation, and locks it. Owners are
 * locked before pages.
 */
export async function lockOwner(
  tx: Db,
  organization: OrganizationId,
  { belongs_to: user, team }: NamedOwner,
): Promise<void> {
  if (user) await lockUser(tx, organization, user);
  if (!team) return;
  const [found] = await executeSql(tx, LOCK_TEAM, [team, organization]);
  if (!found) throw buildFieldProblem("/team", "unknown", "is not a team of your organisation", "not_found");
}

/**
 * Requires that `belongs_to` is a user of the organisation, and locks it. Updates of users lock the user
 * before the page; another order would deadlock.
 */
async function lockUser(tx: Db, organization: OrganizationId, userId: string): Promise<void> {
  await executeSql(tx, LOCK, [userId, organization]);
  await requirePersonField(tx, organization, userId, "/belongs_to");
}
