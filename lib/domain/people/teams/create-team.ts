import { requireOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { checkAssignment, DEFAULT_ASSIGNMENT } from "./assignment";
import { findPeople } from "./find-people";
import { readTeam } from "./queries";
import type { TeamBody } from "./schema";
import { writeHandle } from "./write-handle";
import { writePeople } from "./write-people";

export async function createTeam(db: Db, organization: OrganizationId, body: TeamBody) {
  requireOrganization(organization, body.organization);
  try {
    return await inTransaction(db, async (tx) => {
      const members = await findPeople(tx, organization, body.members ?? [], "/members");
      const admins = await findPeople(tx, organization, body.admins ?? [], "/admins");
      const assignment = body.assignment ?? DEFAULT_ASSIGNMENT;
      checkAssignment(assignment, members);
      const id = newId();
      await tx.team.create({
        data: {
          id,
          organizationId: organization,
          extid: body.extid ?? id,
          name: body.name,
          levelName: body.level_name ?? null,
          public: body.public ?? false,
          assignment,
        },
      });
      await writePeople(tx, organization, id, { members, admins });
      await writeHandle(tx, organization, id, body.handle);
      return readTeam(tx, organization, id);
    });
  } catch (error) {
    throw teamClash(error) ?? error;
  }
}

export const teamClash = (error: unknown): ApiProblem | null =>
  findSqlState(error) === "23505"
    ? fieldProblem("/extid", "taken", "This extid belongs to another team", "conflict")
    : null;
