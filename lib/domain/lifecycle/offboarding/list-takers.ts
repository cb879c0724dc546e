import { findTeam } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { Successor } from "./schema";

const THERE = statement<{ id: string }>(
  "SELECT id FROM users WHERE organization_id = $1 AND id = ANY ($2) AND suspended_at IS NULL",
);

/**
 * Those of them who are there, and not suspended. 409 where nobody is: whoever was to take over has left meanwhile, which is
 * something else than not being free, and ends nothing.
 */
export async function listTakers(
  tx: Db,
  organization: OrganizationId,
  asked: readonly string[],
): Promise<string[]> {
  const there = (await sql(tx, THERE, [organization, asked])).map(({ id }) => id);
  if (there.length === 0)
    throw new ApiProblem("conflict", "Whoever was to take over has left meanwhile, or was suspended.", {
      reason: "takers_gone",
    });
  return there;
}

/** Of what is given away as it is: there is somebody to take it. */
export async function requireTaker(
  tx: Db,
  organization: OrganizationId,
  to: Successor,
  leaver: string,
): Promise<void> {
  const asked =
    "user" in to
      ? [to.user]
      : listMembers(await findTeam(tx, organization, to.team)).filter((member) => member !== leaver);
  await listTakers(tx, organization, asked);
}
