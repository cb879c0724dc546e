import { type ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { requireBodyOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { DEFAULT_ASSIGNMENT, validateAssignment } from "./assignment";
import { getTeam } from "./queries";
import { replaceTeamMembers } from "./replace-team-members";
import { resolveUserReferences } from "./resolve-user-references";
import type { TeamBody } from "./schema";
import { setTeamSlug } from "./set-team-slug";

export async function createTeam(db: Db, organization: OrganizationId, body: TeamBody) {
  requireBodyOrganization(organization, body.organization);
  try {
    return await withTransaction(db, async (tx) => {
      const members = await resolveUserReferences(tx, organization, body.members ?? [], "/members");
      const admins = await resolveUserReferences(tx, organization, body.admins ?? [], "/admins");
      const assignment = body.assignment ?? DEFAULT_ASSIGNMENT;
      validateAssignment(assignment, members);
      const id = generateId();
      await tx.team.create({
        data: {
          id,
          organizationId: organization,
          externalId: body.extid ?? id,
          name: body.name,
          levelName: body.level_name ?? null,
          public: body.public ?? false,
          assignment,
        },
      });
      await replaceTeamMembers(tx, organization, id, { members, admins });
      await setTeamSlug(tx, organization, id, body.handle);
      return getTeam(tx, organization, id);
    });
  } catch (error) {
    throw toTeamProblem(error) ?? error;
  }
}

export const toTeamProblem = (error: unknown): ApiProblem | null =>
  findSqlState(error) === "23505"
    ? buildFieldProblem("/extid", "taken", "This extid belongs to another team", "conflict")
    : null;
