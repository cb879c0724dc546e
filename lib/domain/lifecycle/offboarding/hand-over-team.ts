import { findTeam } from "@/lib/domain/people/teams/queries";
import { listAdmins, listMembers, readAssignment } from "@/lib/domain/people/teams/serialize";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import type { Db } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { Precondition } from "@/lib/platform/http/etag";
import type { OffboardingPlan } from "./schema";

/** Where pages of the team, or types of these, say who of it holds their meetings. */
const NAME_IN_PAGES = statement(`
  UPDATE bookpages SET custom = jsonb_set(custom, '{hosts}', replace((custom -> 'hosts')::text, $3, $4)::jsonb),
                       updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND team_id = $2 AND (custom -> 'hosts')::text LIKE '%' || $3 || '%'
     AND (custom -> 'hosts')::text NOT LIKE '%' || $4 || '%'`);

const NAME_IN_TYPES = statement(`
  UPDATE appointment_types t SET custom = jsonb_set(t.custom, '{hosts}', replace((t.custom -> 'hosts')::text, $3, $4)::jsonb),
                                 updated_at = now(), v = t.v + 1
    FROM bookpages b
   WHERE t.organization_id = $1 AND b.organization_id = $1 AND b.id = t.bookpage_id AND b.team_id = $2
     AND (t.custom -> 'hosts')::text LIKE '%' || $3 || '%' AND (t.custom -> 'hosts')::text NOT LIKE '%' || $4 || '%'`);

interface Place {
  team: string;
  leaver: string;
}

/** Puts somebody in a leaver's place in a team, in the same position, weight and order; or takes the leaver out. */
export async function handOverTeam(
  tx: Db,
  organization: OrganizationId,
  { team: id, leaver }: Place,
  to: OffboardingPlan["teams"],
): Promise<void> {
  const team = await findLocked(tx, "teams", () => findTeam(tx, organization, id));
  const successor = to === "leave" ? null : to.user;
  const replace = (people: readonly string[]) => {
    const gone = people.filter((one) => one !== leaver);
    if (!successor || !people.includes(leaver) || people.includes(successor)) return gone;
    return people.map((one) => (one === leaver ? successor : one));
  };
  const { weights = {}, order, ...assignment } = readAssignment(team);
  const { [leaver]: weight, ...others } = weights;
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
    await sql(tx, name, [organization, id, leaver, successor]);
}
