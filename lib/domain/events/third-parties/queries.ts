import { buildPageReply, type RecordsPageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type ThirdParty } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { serializeThirdParty } from "./serialize";

const THIRD_PARTIES = defineStatement<ThirdParty>(
  selectFrom("third_parties", Prisma.ThirdPartyScalarFieldEnum),
);

export async function requireThirdParty(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<ThirdParty> {
  const row = await findRow(db, THIRD_PARTIES, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The third party ${id}`);
  return row;
}

export const getThirdParty = async (db: Db, organization: OrganizationId, id: string) =>
  serializeThirdParty(await requireThirdParty(db, organization, id));

/** An organisation has few apps, so the search needs no index. */
const SEARCHED_TEXT =
  "lower(t.name || ' ' || coalesce(t.contact_name, '') || ' ' || coalesce(t.contact_email, ''))";

/** Lists apps, newest first. */
export async function listThirdParties(
  db: Db,
  organization: OrganizationId,
  page: RecordsPageParameters,
  url: URL,
) {
  const rows = await listRowPage(db, THIRD_PARTIES, organization, page, (param) =>
    buildSearchConditions(SEARCHED_TEXT, page.search, param),
  );
  return buildPageReply(rows, page, url, serializeThirdParty);
}
