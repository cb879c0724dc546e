import { Precondition } from "@/lib/domain/contracts/etag";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { listAdmins, listMembers, toAssignment } from "@/lib/domain/people/teams/serialize";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { OffboardingPlan } from "./schema";

/**
 * Replaces the user in a setting of the team's pages and their types: `hosts`, unless they name the successor already, or
 * `steps`, of which each has hosts of its own.
 */
const NAME_IN_PAGES = defineStatement(`
  UPDATE bookpages SET custom = jsonb_set(custom, ARRAY[$5], replace((custom -> $5)::text, $3, $4)::jsonb),
                       updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND team_id = $2 AND (custom -> $5)::text LIKE '%' || $3 || '%'
     AND ($5 = 'steps' OR (custom -> $5)::text NOT LIKE '%' || $4 || '%')`);

const NAME_IN_TYPES = defineStatement(`
  UPDATE appointment_types t SET custom = jsonb_set(t.custom, ARRAY[$5], replace((t.custom -> $5)::text, $3, $4)::jsonb),
                                 updated_at = now(), v = t.v + 1
    FROM bookpages b
   WHERE t.organization_id = $1 AND b.organization_id = $1 AND b.id = t.bookpage_id AND b.team_id = $2
     AND (t.custom -> $5)::text LIKE '%' || $3 || '%'
     AND ($5 = 'steps' OR (t.custom -> $5)::text NOT LIKE '%' || $4 || '%')`);

interface Membership {
  team: string;
  departing: string;
}

/** Replaces the departing user in a team by a successor with the same position, weight and order, or removes them. */
export async function replaceTeamMember(
  tx: Db,
  organization: OrganizationId,
  { team: id, departing }: Membership,
  to: OffboardingPlan["teams"],
): Promise<void> {
  const team = await findAndLock(tx, "teams", () => getTeamRow(tx, organization, id));
  const successor = to === "leave" ? null : to.user;
  const replace = (people: readonly string[]) => {
    const remaining = people.filter((one) => one !== departing);
    if (!successor || !people.includes(departing) || people.includes(successor)) return remaining;
    return people.map((one) => (one === departing ? successor : one));
  };
  const { weights = {}, order, ...assignment } = toAssignment(team);
  const { [departing]: weight, ...others } = weights;
  const body = {
    members: replace(listMembers(team)),
    admins: replace(listAdmins(team)),
    assignment: {
      ...assignment,
      ...(order && { order: replace(order) }),
      weights:
        successor && weight !== undefined && !(successor in others)
          ? { ...others, [successor]: weight }
          : others,
    },
  };
  await updateTeam(tx, organization, id, body, new Precondition(null));
  if (!successor) return;
  for (const name of [NAME_IN_PAGES, NAME_IN_TYPES])
    for (const setting of ["hosts", "steps"])
      await executeSql(tx, name, [organization, id, departing, successor, setting]);
}
