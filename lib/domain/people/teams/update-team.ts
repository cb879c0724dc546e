import { requireOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { differs } from "@/lib/platform/db/differs";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { checkAssignment, withoutStrangers } from "./assignment";
import { teamClash } from "./create-team";
import { findPeople } from "./find-people";
import { findTeam, readTeam } from "./queries";
import type { TeamUpdate } from "./schema";
import { listAdmins, listMembers, readAssignment } from "./serialize";
import { writeHandle } from "./write-handle";
import { writePeople } from "./write-people";

export async function updateTeam(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: TeamUpdate,
  precondition: Precondition,
) {
  requireOrganization(organization, body.organization);
  try {
    return await inTransaction(db, async (tx) => {
      const team = await findLocked(tx, "teams", () => findTeam(tx, organization, id));
      precondition.check(team);
      const findListed = (list: "members" | "admins") =>
        body[list] && findPeople(tx, organization, body[list], `/${list}`);
      const members = (await findListed("members")) ?? listMembers(team);
      const admins = (await findListed("admins")) ?? listAdmins(team);
      if (body.assignment) checkAssignment(body.assignment, members);
      const columns = {
        ...given({
          extid: body.extid === null ? id : body.extid,
          name: body.name,
          levelName: body.level_name,
          public: body.public,
        }),
        assignment: body.assignment ?? withoutStrangers(readAssignment(team), members),
      };
      const before = {
        ...team,
        assignment: readAssignment(team),
        members: listMembers(team),
        admins: listAdmins(team),
      };
      await writeHandle(tx, organization, id, body.handle);
      if (!differs(before, { ...columns, members, admins })) return readTeam(tx, organization, id);
      await writePeople(tx, organization, id, { members, admins });
      await tx.team.update({ where: keyOf(organization, id), data: { ...columns, v: { increment: 1 } } });
      return readTeam(tx, organization, id);
    });
  } catch (error) {
    throw teamClash(error) ?? error;
  }
}
