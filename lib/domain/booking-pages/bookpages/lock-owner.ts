import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { fieldProblem } from "@/lib/platform/http/problem";

const LOCK = statement("SELECT 1 FROM users WHERE id = $1 AND organization_id = $2 FOR KEY SHARE");

const LOCK_TEAM = statement("SELECT 1 FROM teams WHERE id = $1 AND organization_id = $2 FOR KEY SHARE");

interface NamedOwner {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

/**
 * Requires that `belongs_to` or `team` names one of the organisation, who then stays until the transaction ends; teams are
 * locked before pages, as users are.
 */
export async function lockOwner(
  tx: Db,
  organization: OrganizationId,
  { belongs_to: user, team }: NamedOwner,
): Promise<void> {
  if (user) await lockUser(tx, organization, user);
  if (!team) return;
  const [found] = await sql(tx, LOCK_TEAM, [team, organization]);
  if (!found) throw fieldProblem("/team", "unknown", "is not a team of your organisation", "not_found");
}

/**
 * Requires that `belongs_to` names a user of the organisation, who then stays until the transaction ends. A user's
 * update writes the user first and the page second; locked in another order, the two would wait for each other.
 */
async function lockUser(tx: Db, organization: OrganizationId, userId: string): Promise<void> {
  await sql(tx, LOCK, [userId, organization]);
  await findPersonOfBody(tx, organization, userId, "/belongs_to");
}
