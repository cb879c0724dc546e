import type { Db } from "@/lib/platform/db/client";
import { Prisma, type User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, findRows } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { fieldProblem, notFound } from "@/lib/platform/http/problem";

const USERS = statement<User>(selectFrom("users", Prisma.UserScalarFieldEnum));

export async function findUser(db: Db, organization: OrganizationId, id: string): Promise<User> {
  const row = await findRow(db, USERS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw notFound(`The user ${id}`);
  return row;
}

export const findUsersByEmail = (db: Db, organization: OrganizationId, emails: readonly string[]) =>
  findRows(db, USERS, organization, (param) => [`t.email = ANY (${param(emails)})`]);

/** As `findUserOfBody`, of what only people can be: a room has no pages, and holds no meetings. */
export async function findPersonOfBody(
  db: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
): Promise<User> {
  const user = await findUserOfBody(db, organization, id, pointer);
  if (user.resource) throw fieldProblem(pointer, "mismatch", "is a room, and has to be a person");
  return user;
}

/** The user whom a body names: unknown and another organisation's are the same 404, at the field. */
export async function findUserOfBody(
  db: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
): Promise<User> {
  const row = await findRow(db, USERS, organization, (param) => [`t.id = ${param(id)}`]);
  if (row) return row;
  throw fieldProblem(pointer, "unknown", "is not a user of your organisation", "not_found");
}
