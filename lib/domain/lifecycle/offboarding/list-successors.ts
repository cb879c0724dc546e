import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Successor } from "./schema";

const AVAILABLE_USERS = defineStatement<{ id: string }>(
  "SELECT id FROM users WHERE organization_id = $1 AND id = ANY ($2) AND suspended_at IS NULL",
);

/**
 * Lists those of the successors who exist and are not suspended. Throws 409 if there is none, as their departure must
 * stop the run instead of counting as not free.
 */
export async function listSuccessors(
  tx: Db,
  organization: OrganizationId,
  candidates: readonly string[],
): Promise<string[]> {
  const available = (await executeSql(tx, AVAILABLE_USERS, [organization, candidates])).map(({ id }) => id);
  if (available.length === 0)
    throw new ApiProblem("conflict", "The successor has left or was suspended in the meantime.", {
      reason: "takers_gone",
    });
  return available;
}

/** Throws unless the successor of a resource exists. */
export async function requireSuccessor(
  tx: Db,
  organization: OrganizationId,
  to: Successor,
  departing: string,
): Promise<void> {
  const candidates =
    "user" in to
      ? [to.user]
      : listMembers(await getTeamRow(tx, organization, to.team)).filter((member) => member !== departing);
  await listSuccessors(tx, organization, candidates);
}
