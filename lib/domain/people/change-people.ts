import { z } from "zod";
import type { Inviting } from "@/lib/domain/people/invitations/create-invitation";
import { joinTeam } from "@/lib/domain/people/teams/join-team";
import { leaveTeam } from "@/lib/domain/people/teams/leave-team";
import { updateUser } from "@/lib/domain/people/users/update-user";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { Precondition } from "@/lib/platform/http/etag";
import { unknownProblem } from "@/lib/platform/http/problem";
import { writeBatch } from "@/lib/platform/http/write-batch";
import { invitePerson } from "./invite-person";
import { makePage } from "./make-page";
import type { PeopleBatch } from "./schema";

type Change = Omit<PeopleBatch, "users" | "dry_run">;

const ofOne = z.string();

/** Changes people one by one, whatever becomes of the others. */
export async function changePeople(
  db: Db,
  organization: OrganizationId,
  { users, dry_run: dryRun = false, ...change }: PeopleBatch,
  how: Inviting,
) {
  const results = await writeBatch<typeof ofOne, { status: number }>(db, {
    entries: users,
    pointer: "/users",
    schema: ofOne,
    strict: true,
    dryRun,
    write: async (tx, id) => {
      await changePerson(tx, organization, id, change, how);
      return { status: 200 };
    },
  });
  return {
    results: results.map((result) =>
      "error" in result
        ? { ...result, error: { ...result.error, errors: result.error.errors.map(inBody) } }
        : result,
    ),
  };
}

/** Of the change it is the field that was sent, of a person the one who was named. */
const inBody = <Fault extends { pointer: string }>(fault: Fault): Fault => ({
  ...fault,
  pointer: fault.pointer
    .replace(/^(\/users\/\d+)\/user$/, "$1")
    .replace(/^\/users\/\d+(?:\/user)?(\/.+)$/, "$1"),
});

/** Teams are locked before people everywhere; whoever is invited has by then the role that they are to have. */
async function changePerson(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { role, suspended, team, leave_team, availability, page, invite }: Change,
  how: Inviting,
): Promise<void> {
  const { id: person } = await findPersonOfBody(tx, organization, id, "/user");
  if (team) {
    await requireTeam(tx, organization, team, "team");
    await joinTeam(tx, organization, team, person, false);
  }
  if (leave_team) {
    await requireTeam(tx, organization, leave_team, "leave_team");
    await leaveTeam(tx, organization, leave_team, person);
  }
  const user = { ...(role && { role }), ...(suspended !== undefined && { suspended }) };
  if (Object.keys(user).length > 0 || availability)
    await updateUser(
      tx,
      organization,
      person,
      { user, ...(availability && { availability }) },
      { now: how.now, rights: how.rights, precondition: new Precondition(null) },
    );
  if (page) await makePage(tx, organization, person);
  if (invite) await invitePerson(tx, organization, person, how);
}

async function requireTeam(tx: Db, organization: OrganizationId, id: string, field: string): Promise<void> {
  if ((await tx.team.count({ where: { organizationId: organization, id } })) === 0)
    throw unknownProblem(field, "is no team of your organisation");
}
