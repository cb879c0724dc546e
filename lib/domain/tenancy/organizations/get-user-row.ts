import { buildFieldProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRows } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";

const USERS = defineStatement<User>(selectFrom("users", Prisma.UserScalarFieldEnum));

export async function getUserRow(db: Db, organization: OrganizationId, id: string): Promise<User> {
  const row = await findRow(db, USERS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The user ${id}`);
  return row;
}

export const listUsersByEmail = (db: Db, organization: OrganizationId, emails: readonly string[]) =>
  listRows(db, USERS, organization, (param) => [`t.email = ${formatAnyOf(param(emails))}`]);

/** Like `requireUserField`, but rejects rooms, which own no pages and host no meetings. */
export async function requirePersonField(
  db: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
): Promise<User> {
  const user = await requireUserField(db, organization, id, pointer);
  if (user.resource) throw buildFieldProblem(pointer, "mismatch", "is a room, and has to be a person");
  return user;
}

/**
 * Returns the user that a body names; unknown users and users of other organisations give the same 404 with
 * the pointer.
 */
export async function requireUserField(
  db: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
): Promise<User> {
  const row = await findRow(db, USERS, organization, (param) => [`t.id = ${param(id)}`]);
  if (row) return row;
  throw buildFieldProblem(pointer, "unknown", "is not a user of your organisation", "not_found");
}
