import type { Db } from "@/lib/platform/db/client";
import { Prisma, type ThirdParty } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply, type RecordsPage } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { serializeThirdParty } from "./serialize";

const THIRD_PARTIES = statement<ThirdParty>(selectFrom("third_parties", Prisma.ThirdPartyScalarFieldEnum));

export async function findThirdParty(db: Db, organization: OrganizationId, id: string): Promise<ThirdParty> {
  const row = await findRow(db, THIRD_PARTIES, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw notFound(`The third party ${id}`);
  return row;
}

export const readThirdParty = async (db: Db, organization: OrganizationId, id: string) =>
  serializeThirdParty(await findThirdParty(db, organization, id));

/** An organisation has few: they are found without an index of their own. */
const SEARCHED_TEXT =
  "lower(t.name || ' ' || coalesce(t.contact_name, '') || ' ' || coalesce(t.contact_email, ''))";

/** Newest first. */
export async function listThirdParties(db: Db, organization: OrganizationId, page: RecordsPage, url: URL) {
  const rows = await findPage(db, THIRD_PARTIES, organization, page, (param) =>
    contains(SEARCHED_TEXT, page.search, param),
  );
  return pageReply(rows, page, url, serializeThirdParty);
}
