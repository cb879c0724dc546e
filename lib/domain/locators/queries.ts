import { buildPageReply, type RecordsPageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Locator, Prisma } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { serializeLocator } from "./serialize";

const LOCATORS = defineStatement<Locator>(selectFrom("locators", Prisma.LocatorScalarFieldEnum));

/** The expression of the index locators_search. */
const SEARCHED_TEXT = "lower(t.handle::text || ' ' || t.title)";

/** Lists locators, newest first. */
export async function listLocators(
  db: Db,
  organization: OrganizationId,
  page: RecordsPageParameters,
  url: URL,
) {
  return buildPageReply(
    await listRowPage(db, LOCATORS, organization, page, (param) =>
      buildSearchConditions(SEARCHED_TEXT, page.search, param),
    ),
    page,
    url,
    serializeLocator,
  );
}

export async function getLocator(db: Db, organization: OrganizationId, idOrHandle: string) {
  return serializeLocator(await requireLocator(db, organization, idOrHandle));
}

/** A handle never looks like an id. */
export async function requireLocator(
  db: Db,
  organization: OrganizationId,
  idOrHandle: string,
): Promise<Locator> {
  const column = isId(idOrHandle) ? "id" : "handle";
  const row = await findRow(db, LOCATORS, organization, (param) => [`t.${column} = ${param(idOrHandle)}`]);
  if (!row) throw buildNotFoundProblem(`The locator ${idOrHandle}`);
  return row;
}
