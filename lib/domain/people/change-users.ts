import { z } from "zod";
import { applyBatch } from "@/lib/domain/contracts/apply-batch";
import { Precondition } from "@/lib/domain/contracts/etag";
import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import type { InviterContext } from "@/lib/domain/people/invitations/create-invitation";
import { addTeamMember } from "@/lib/domain/people/teams/add-team-member";
import { removeTeamMember } from "@/lib/domain/people/teams/remove-team-member";
import { updateUser } from "@/lib/domain/people/users/update-user";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createUserPage } from "./create-user-page";
import { inviteUser } from "./invite-user";
import type { UsersChangeBody } from "./schema";

type UserChange = Omit<UsersChangeBody, "users" | "dry_run">;

const userIdSchema = z.string();

/** Applies the change to each user; one failure does not stop the others. */
export async function changeUsers(
  db: Db,
  organization: OrganizationId,
  { users, dry_run: dryRun = false, ...change }: UsersChangeBody,
  context: InviterContext,
) {
  const results = await applyBatch<typeof userIdSchema, { status: number }>(db, {
    entries: users,
    pointer: "/users",
    schema: userIdSchema,
    strict: true,
    dryRun,
    write: async (tx, id) => {
      await changeUser(tx, organization, id, change, context);
      return { status: 200 };
    },
  });
  return {
    results: results.map((result) =>
      "error" in result
        ? { ...result, error: { ...result.error, errors: result.error.errors.map(toBodyPointer) } }
        : result,
    ),
  };
}

/** Points to the field of the change, or to the entry in `users`. */
const toBodyPointer = <Issue extends { pointer: string }>(issue: Issue): Issue => ({
  ...issue,
  pointer: issue.pointer
    .replace(/^(\/users\/\d+)\/user$/, "$1")
    .replace(/^\/users\/\d+(?:\/user)?(\/.+)$/, "$1"),
});

/** Lock order, as everywhere: teams, users. The invitation comes last, so that it carries the new role. */
async function changeUser(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { role, suspended, team, leave_team, availability, page, invite }: UserChange,
  context: InviterContext,
): Promise<void> {
  const { id: person } = await requirePersonField(tx, organization, id, "/user");
  if (team) {
    await requireTeamOfBody(tx, organization, team, "team");
    await addTeamMember(tx, organization, team, person, false);
  }
  if (leave_team) {
    await requireTeamOfBody(tx, organization, leave_team, "leave_team");
    await removeTeamMember(tx, organization, leave_team, person);
  }
  const user = { ...(role && { role }), ...(suspended !== undefined && { suspended }) };
  if (Object.keys(user).length > 0 || availability)
    await updateUser(
      tx,
      organization,
      person,
      { user, ...(availability && { availability }) },
      { now: context.now, rights: context.rights, precondition: new Precondition(null) },
    );
  if (page) await createUserPage(tx, organization, person);
  if (invite) await inviteUser(tx, organization, person, context);
}

async function requireTeamOfBody(
  tx: Db,
  organization: OrganizationId,
  id: string,
  field: string,
): Promise<void> {
  if ((await tx.team.count({ where: { organizationId: organization, id } })) === 0)
    throw buildUnknownFieldProblem(field, "is no team of your organisation");
}
