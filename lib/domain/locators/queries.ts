import type { Db } from "@/lib/platform/db/client";
import { type Locator, Prisma } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply, type RecordsPage } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { serializeLocator } from "./serialize";

const LOCATORS = statement<Locator>(selectFrom("locators", Prisma.LocatorScalarFieldEnum));

/** As in the index locators_search. */
const SEARCHED_TEXT = "lower(t.handle::text || ' ' || t.title)";

/** Newest first. */
export async function listLocators(db: Db, organization: OrganizationId, page: RecordsPage, url: URL) {
  return pageReply(
    await findPage(db, LOCATORS, organization, page, (param) => contains(SEARCHED_TEXT, page.search, param)),
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
