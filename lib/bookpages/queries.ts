import type { Db } from "@/lib/db/client";
import type { Bookpage } from "@/lib/db/generated/client";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";
import { serializeBookpage } from "./serialize";

export async function readBookpage(db: Db, organization: OrganizationId, nickname: string) {
  return serializeBookpage(await findBookpage(db, organization, nickname));
}

export async function readPrimaryBookpage(db: Db, organization: OrganizationId, userId: string) {
  const row = await db.bookpage.findFirst({
    where: { organizationId: organization, userId, secondary: false },
  });
  if (row) return serializeBookpage(row);
  await findUser(db, organization, userId);
  throw notFound("A primary booking page of this user");
}

export async function listBookpages(db: Db, organization: OrganizationId, userId: string) {
  await findUser(db, organization, userId);
  const rows = await db.bookpage.findMany({
    where: { organizationId: organization, userId },
    orderBy: [{ secondary: "asc" }, { createdAt: "asc" }],
  });
  return rows.map(serializeBookpage);
}

export async function findBookpage(
  db: Db,
  organization: OrganizationId,
  nickname: string,
): Promise<Bookpage> {
  const row = await db.bookpage.findFirst({ where: { organizationId: organization, nickname } });
  if (!row) throw missingBookpage(nickname);
  return row;
}

export const missingBookpage = (nickname: string) => notFound(`The booking page ${nickname}`);
