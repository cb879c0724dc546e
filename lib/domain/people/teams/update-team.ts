import type { Precondition } from "@/lib/domain/contracts/etag";
import { requireBodyOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { hasColumnChanges } from "@/lib/platform/db/has-column-changes";
import { findAndLock } from "@/lib/platform/db/lock-row";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { excludeNonMembers, validateAssignment } from "./assignment";
import { toTeamProblem } from "./create-team";
import { getTeam, getTeamRow } from "./queries";
import { replaceTeamMembers } from "./replace-team-members";
import { resolveUserReferences } from "./resolve-user-references";
import type { TeamUpdate } from "./schema";
import { listAdmins, listMembers, toAssignment } from "./serialize";
import { setTeamSlug } from "./set-team-slug";

export async function updateTeam(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: TeamUpdate,
  precondition: Precondition,
) {
  requireBodyOrganization(organization, body.organization);
  try {
    return await withTransaction(db, async (tx) => {
      const team = await findAndLock(tx, "teams", () => getTeamRow(tx, organization, id));
      precondition.check(team);
      const resolveListed = (list: "members" | "admins") =>
        body[list] && resolveUserReferences(tx, organization, body[list], `/${list}`);
      const members = (await resolveListed("members")) ?? listMembers(team);
      const admins = (await resolveListed("admins")) ?? listAdmins(team);
      if (body.assignment) validateAssignment(body.assignment, members);
      const columns = {
        ...omitUndefined({
          externalId: body.extid === null ? id : body.extid,
          name: body.name,
          levelName: body.level_name,
          public: body.public,
        }),
        assignment: body.assignment ?? excludeNonMembers(toAssignment(team), members),
      };
      const before = {
        ...team,
        assignment: toAssignment(team),
        members: listMembers(team),
        admins: listAdmins(team),
      };
      await setTeamSlug(tx, organization, id, body.handle);
      if (!hasColumnChanges(before, { ...columns, members, admins })) return getTeam(tx, organization, id);
      await replaceTeamMembers(tx, organization, id, { members, admins });
      await tx.team.update({ where: toRowKey(organization, id), data: { ...columns, v: { increment: 1 } } });
      return getTeam(tx, organization, id);
    });
  } catch (error) {
    throw toTeamProblem(error) ?? error;
  }
}
