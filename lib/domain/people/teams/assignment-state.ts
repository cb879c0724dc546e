import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { type Candidate, measureStride } from "./pick-assignee";
import { getTeamRow } from "./queries";
import type { Assignment } from "./schema";
import { toAssignment } from "./serialize";

export type MemberAssignmentState = Omit<Candidate, "busy">;

const INIT_SHARES = defineStatement(`
  UPDATE team_members
     SET share = COALESCE((SELECT min(share) FROM team_members
                            WHERE organization_id = $1 AND team_id = $2 AND member), 0)
   WHERE organization_id = $1 AND team_id = $2 AND member AND share IS NULL`);

/**
 * Locks the team until the transaction ends, and returns its rule and its members in order, without suspended
 * ones.
 */
export async function lockTeamAssignment(tx: Db, organization: OrganizationId, id: string) {
  const assignment = toAssignment(await findAndLock(tx, "teams", () => getTeamRow(tx, organization, id)));
  // A new member starts with the lowest share in the team and need not catch up with the others.
  await executeSql(tx, INIT_SHARES, [organization, id]);
  const rows = await tx.teamMember.findMany({
    where: { organizationId: organization, teamId: id, member: true, user: { suspendedAt: null } },
    orderBy: [{ memberPosition: "asc" }, { userId: "asc" }],
  });
  const members = rows.map(
    ({ userId: user, lastAssignedSeq, share }): MemberAssignmentState => ({
      user,
      lastAssignedSeq,
      share: share ?? 0,
    }),
  );
  return { assignment, members };
}

const RECORD_ASSIGNMENT = defineStatement(`
  UPDATE team_members SET share = $4,
         last_assigned_seq = 1 + (SELECT COALESCE(max(last_assigned_seq), 0) FROM team_members
                           WHERE organization_id = $1 AND team_id = $2)
   WHERE organization_id = $1 AND team_id = $2 AND user_id = $3`);

/**
 * Records an assignment under every rule, so that the rule can change later. Counters in the members' rows
 * keep the decision independent of the number of events.
 */
export async function recordMemberAssignment(
  tx: Db,
  organization: OrganizationId,
  teamId: string,
  { user, share }: MemberAssignmentState,
  { weights }: Assignment,
): Promise<void> {
  await executeSql(tx, RECORD_ASSIGNMENT, [organization, teamId, user, share + measureStride(user, weights)]);
}
