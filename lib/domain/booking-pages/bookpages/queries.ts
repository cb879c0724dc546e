import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import { type Bookpage, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import type { Member } from "@/lib/platform/http/contract";
import { pageReply, type RecordsPage } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
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

const BOOKPAGES = statement<Bookpage>(selectFrom("bookpages", Prisma.BookpageScalarFieldEnum));

/** As in the index bookpages_search. */
const SEARCHED_TEXT = "lower(t.nickname::text)";

/** Of the whole organisation, newest first. */
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
  }: RecordsPage & {
    belongs_to?: string | undefined;
    team?: string | undefined;
    template?: string | undefined;
    /** Only pages that this member may handle. */
    within: Pick<Member, "people" | "teams"> | null;
  },
  url: URL,
) {
  const rows = await findPage(db, BOOKPAGES, organization, page, (param) => [
    ...(owner ? [`t.user_id = ${param(owner)}`] : []),
    ...(team ? [`t.team_id = ${param(team)}`] : []),
    ...(template ? [`t.template_id = ${param(template)}`] : []),
    ...(within
      ? [`(t.user_id = ANY (${param([...within.people])}) OR t.team_id = ANY (${param([...within.teams])}))`]
      : []),
    ...contains(SEARCHED_TEXT, search, param),
  ]);
  return pageReply(rows, page, url, serializeBookpage);
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
