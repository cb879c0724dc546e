import type { Member } from "@/lib/domain/contracts/contract";
import { buildPageReply, type RecordsPageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Bookpage, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { serializeBookpage } from "./serialize";

export async function getBookpage(db: Db, organization: OrganizationId, slug: string) {
  return serializeBookpage(await getBookpageRow(db, organization, slug));
}

export async function getPrimaryBookpage(db: Db, organization: OrganizationId, userId: string) {
  const row = await db.bookpage.findFirst({
    where: { organizationId: organization, userId, secondary: false },
  });
  if (row) return serializeBookpage(row);
  await getUserRow(db, organization, userId);
  throw buildNotFoundProblem("A primary booking page of this user");
}

export async function listBookpages(db: Db, organization: OrganizationId, userId: string) {
  await getUserRow(db, organization, userId);
  const rows = await db.bookpage.findMany({
    where: { organizationId: organization, userId },
    orderBy: [{ secondary: "asc" }, { createdAt: "asc" }],
  });
  return rows.map(serializeBookpage);
}

const BOOKPAGES = defineStatement<Bookpage>(selectFrom("bookpages", Prisma.BookpageScalarFieldEnum));

/** Must equal the expression of the index bookpages_search. */
const SEARCHED_TEXT = "lower(t.nickname::text)";

/** Lists all pages of the organisation, newest first. */
export async function listAllBookpages(
  db: Db,
  organization: OrganizationId,
  {
    belongs_to: owner,
    team,
    template,
    search,
    within,
    ...page
  }: RecordsPageParameters & {
    belongs_to?: string | undefined;
    team?: string | undefined;
    template?: string | undefined;
    /** Limits the list to pages that this member may manage. */
    within: Pick<Member, "people" | "teams"> | null;
  },
  url: URL,
) {
  const rows = await listRowPage(db, BOOKPAGES, organization, page, (param) => [
    ...(owner ? [`t.user_id = ${param(owner)}`] : []),
    ...(team ? [`t.team_id = ${param(team)}`] : []),
    ...(template ? [`t.template_id = ${param(template)}`] : []),
    ...(within
      ? [
          `(t.user_id = ${formatAnyOf(param([...within.people]))} OR t.team_id = ${formatAnyOf(param([...within.teams]))})`,
        ]
      : []),
    ...buildSearchConditions(SEARCHED_TEXT, search, param),
  ]);
  return buildPageReply(rows, page, url, serializeBookpage);
}

export async function getBookpageRow(db: Db, organization: OrganizationId, slug: string): Promise<Bookpage> {
  const row = await db.bookpage.findFirst({ where: { organizationId: organization, slug } });
  if (!row) throw buildBookpageNotFoundProblem(slug);
  return row;
}

export const buildBookpageNotFoundProblem = (slug: string) =>
  buildNotFoundProblem(`The booking page ${slug}`);
