import type { Db } from "@/lib/db/client";
import { type Locator, Prisma } from "@/lib/db/generated/client";
import { isId } from "@/lib/db/id";
import { findPage, findRow, rowsOf } from "@/lib/db/rows";
import { contains } from "@/lib/db/search-text";
import { pageReply, type SearchedPage } from "@/lib/http/pagination";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeLocator } from "./serialize";

const LOCATORS = rowsOf<Locator>("locators", Prisma.LocatorScalarFieldEnum);

/** As in the index locators_search. */
const SEARCHED = "lower(t.handle::text || ' ' || t.title)";

/** Newest first. */
export async function listLocators(db: Db, organization: OrganizationId, page: SearchedPage, url: URL) {
  return pageReply(
    await findPage(db, LOCATORS, organization, page, (param) => contains(SEARCHED, page.search, param)),
    page,
    url,
    serializeLocator,
  );
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
  const column = isId(idOrHandle) ? "id" : "handle";
  const row = await findRow(db, LOCATORS, organization, (param) => [`t.${column} = ${param(idOrHandle)}`]);
  if (!row) throw notFound(`The locator ${idOrHandle}`);
  return row;
}
