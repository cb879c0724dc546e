import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

export interface TeamMembers {
  members: readonly string[];
  admins: readonly string[];
}

const REMOVE_OTHERS = defineStatement(
  "DELETE FROM team_members WHERE organization_id = $1 AND team_id = $2 AND user_id <> ALL ($3::text[])",
);

const WRITE = defineStatement(`
  INSERT INTO team_members (organization_id, team_id, user_id, member, member_position, admin, admin_position)
  SELECT $1, $2, * FROM unnest($3::text[], $4::boolean[], $5::int[], $6::boolean[], $7::int[])
  ON CONFLICT (organization_id, team_id, user_id) DO UPDATE
     SET member = excluded.member, member_position = excluded.member_position,
         admin = excluded.admin, admin_position = excluded.admin_position`);

/** Replaces members and admins. Users who stay keep their row with its assignment state. */
export async function replaceTeamMembers(
  tx: Db,
  organization: OrganizationId,
  team: string,
  { members, admins }: TeamMembers,
): Promise<void> {
  const people = [...new Set([...members, ...admins])];
  await executeSql(tx, REMOVE_OTHERS, [organization, team, people]);
  await executeSql(tx, WRITE, [
    organization,
    team,
    people,
    people.map((person) => members.includes(person)),
    people.map((person) => Math.max(members.indexOf(person), 0)),
    people.map((person) => admins.includes(person)),
    people.map((person) => Math.max(admins.indexOf(person), 0)),
  ]);
}
