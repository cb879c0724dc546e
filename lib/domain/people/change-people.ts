import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { findPersonOfBody } from "@/lib/domain/organizations/find-user";
import { joinTeam } from "@/lib/domain/teams/join-team";
import type { AccountRights } from "@/lib/domain/users/account-rights";
import { updateUser } from "@/lib/domain/users/update-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { Precondition } from "@/lib/platform/http/etag";
import { unknownProblem } from "@/lib/platform/http/problem";
import { writeBatch } from "@/lib/platform/http/write-batch";
import type { PeopleBatch } from "./schema";

interface How {
  now: Instant;
  rights: AccountRights;
}

type Change = Omit<PeopleBatch, "users" | "dry_run">;

const ofOne = z.string();

/** Changes people one by one, whatever becomes of the others. */
export async function changePeople(
  db: Db,
  organization: OrganizationId,
  { users, dry_run: dryRun = false, ...change }: PeopleBatch,
  how: How,
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

async function changePerson(
  tx: Db,
  organization: OrganizationId,
  id: string,
  { role, suspended, team }: Change,
  how: How,
): Promise<void> {
  const { id: person } = await findPersonOfBody(tx, organization, id, "/user");
  if (role !== undefined || suspended !== undefined)
    await updateUser(
      tx,
      organization,
      person,
      { user: { ...(role && { role }), ...(suspended !== undefined && { suspended }) } },
      { ...how, precondition: new Precondition(null) },
    );
  if (team) {
    if (!(await tx.team.count({ where: { organizationId: organization, id: team } })))
      throw unknownProblem("team", "is no team of your organisation");
    await joinTeam(tx, organization, team, person, false);
  }
}
