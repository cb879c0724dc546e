import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { serializeDomain } from "./serialize";

export async function listDomains(db: Db, organization: OrganizationId) {
  const rows = await db.pageDomain.findMany({
    where: { organizationId: organization },
    orderBy: { id: "asc" },
  });
  return rows.map(serializeDomain);
}

export async function getDomainRow(db: Db, organization: OrganizationId, id: string): Promise<PageDomain> {
  const row = await db.pageDomain.findUnique({ where: toRowKey(organization, id) });
  if (!row) throw buildNotFoundProblem(`The domain ${id}`);
  return row;
}

export const getDomain = async (db: Db, organization: OrganizationId, id: string) =>
  serializeDomain(await getDomainRow(db, organization, id));
