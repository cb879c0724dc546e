import type { Db } from "@/lib/db/client";
import type { User } from "@/lib/db/generated/client";
import { given } from "@/lib/db/given";
import { type Page, pageReply } from "@/lib/http/pagination";
import { ApiProblem, notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeUser, withContext } from "./serialize";

export async function readUser(db: Db, organization: OrganizationId, id: string) {
  const row = await db.user.findFirst({
    where: { id, organizationId: organization },
    include: withContext,
  });
  if (!row) throw notFound(`The user ${id}`);
  return serializeUser(row);
}

/** Newest first. */
export async function listUsers(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.user.findMany({
    where: { organizationId: organization, ...given({ id: page.cursor && { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
    include: withContext,
  });
  return pageReply(rows, page, url, serializeUser);
}

export async function findUser(db: Db, organization: OrganizationId, id: string): Promise<User> {
  const row = await db.user.findFirst({ where: { id, organizationId: organization } });
  if (!row) throw notFound(`The user ${id}`);
  return row;
}

/** The user whom a body names: unknown and another organisation's are the same 404, at the field. */
export async function findUserOfBody(
  db: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
): Promise<User> {
  const row = await db.user.findFirst({ where: { id, organizationId: organization } });
  if (row) return row;
  const message = "is not a user of your organisation";
  throw new ApiProblem("not_found", `${pointer.slice(1)} ${message}.`, {
    errors: [{ in: "body", pointer, code: "unknown", message }],
  });
}
