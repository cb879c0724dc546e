import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

export interface People {
  members: readonly string[];
  admins: readonly string[];
}

const REMOVE_OTHERS = statement(
  "DELETE FROM team_members WHERE team_id = $1 AND user_id <> ALL ($2::text[])",
);

const WRITE = statement(`
  INSERT INTO team_members (team_id, user_id, member, member_position, admin, admin_position)
  SELECT $1, * FROM unnest($2::text[], $3::boolean[], $4::int[], $5::boolean[], $6::int[])
  ON CONFLICT (team_id, user_id) DO UPDATE
     SET member = excluded.member, member_position = excluded.member_position,
         admin = excluded.admin, admin_position = excluded.admin_position`);

/** Makes these the team's people. Who stays keeps the row, and what else is known there. */
export async function writePeople(tx: Db, team: string, { members, admins }: People): Promise<void> {
  const people = [...new Set([...members, ...admins])];
  await sql(tx, REMOVE_OTHERS, [team, people]);
  await sql(tx, WRITE, [
    team,
    people,
    people.map((person) => members.includes(person)),
    people.map((person) => Math.max(members.indexOf(person), 0)),
    people.map((person) => admins.includes(person)),
    people.map((person) => Math.max(admins.indexOf(person), 0)),
  ]);
}
