import type { Db } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";
import { serializeDomain } from "./serialize";

export async function listDomains(db: Db, organization: OrganizationId) {
  const rows = await db.pageDomain.findMany({
    where: { organizationId: organization },
    orderBy: { id: "asc" },
  });
  return rows.map(serializeDomain);
}

export async function readDomainRow(db: Db, organization: OrganizationId, id: string): Promise<PageDomain> {
  const row = await db.pageDomain.findUnique({ where: keyOf(organization, id) });
  if (!row) throw notFound(`The domain ${id}`);
  return row;
}

export const readDomain = async (db: Db, organization: OrganizationId, id: string) =>
  serializeDomain(await readDomainRow(db, organization, id));
