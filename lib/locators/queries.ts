import type { Db } from "@/lib/db/client";
import type { Locator } from "@/lib/db/generated/client";
import { given } from "@/lib/db/given";
import { isId } from "@/lib/db/id";
import { type Page, pageReply } from "@/lib/http/pagination";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeLocator } from "./serialize";

/** Newest first. */
export async function listLocators(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.locator.findMany({
    where: { organizationId: organization, ...given({ id: page.cursor && { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
  return pageReply(rows, page, url, serializeLocator);
}

export async function readLocator(db: Db, organization: OrganizationId, idOrHandle: string) {
  return serializeLocator(await findLocator(db, organization, idOrHandle));
}

/** No handle looks like an id. */
export async function findLocator(
  db: Db,
  organization: OrganizationId,
  idOrHandle: string,
): Promise<Locator> {
  const row = await db.locator.findFirst({
    where: {
      organizationId: organization,
      ...(isId(idOrHandle) ? { id: idOrHandle } : { handle: idOrHandle }),
    },
  });
  if (!row) throw notFound(`The locator ${idOrHandle}`);
  return row;
}
