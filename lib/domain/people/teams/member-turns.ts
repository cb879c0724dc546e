import type { Db } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { type Candidate, measureStride } from "./assign";
import { findTeam } from "./queries";
import type { Assignment } from "./schema";
import { readAssignment } from "./serialize";

export type MemberTurns = Omit<Candidate, "busy">;

const WELCOME = statement(`
  UPDATE team_members
     SET share = COALESCE((SELECT min(share) FROM team_members
                            WHERE organization_id = $1 AND team_id = $2 AND member), 0)
   WHERE organization_id = $1 AND team_id = $2 AND member AND share IS NULL`);

/** The team's rule and its members in their order, but for the suspended, held until the transaction ends. */
export async function holdTeam(tx: Db, organization: OrganizationId, id: string) {
  const assignment = readAssignment(await findLocked(tx, "teams", () => findTeam(tx, organization, id)));
  // A new member starts with the lowest share in the team and need not catch up with the others.
  await sql(tx, WELCOME, [organization, id]);
  const rows = await tx.teamMember.findMany({
    where: { organizationId: organization, teamId: id, member: true, user: { suspendedAt: null } },
    orderBy: [{ memberPosition: "asc" }, { userId: "asc" }],
  });
  const members = rows.map(
    ({ userId: user, lastTurn, share }): MemberTurns => ({ user, lastTurn, share: share ?? 0 }),
  );
  return { assignment, members };
}

const COUNT = statement(`
  UPDATE team_members SET share = $4,
         last_turn = 1 + (SELECT COALESCE(max(last_turn), 0) FROM team_members
                           WHERE organization_id = $1 AND team_id = $2)
   WHERE organization_id = $1 AND team_id = $2 AND user_id = $3`);

/**
 * Counts an assignment, whatever the rule, so that another rule can go on from here. Counters on the members' rows
 * keep the next decision as cheap as the first, however many events there were.
 */
export async function countMemberTurn(
  tx: Db,
  organization: OrganizationId,
  teamId: string,
  { user, share }: MemberTurns,
  { weights }: Assignment,
): Promise<void> {
  await sql(tx, COUNT, [organization, teamId, user, share + measureStride(user, weights)]);
}
