import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { StartPage } from "./schema";

const MAX_LISTED = 300;

const CHOSEN = defineStatement<{ start_page: string }>(
  "SELECT start_page FROM page_domains WHERE organization_id = $1 AND domain = $2",
);

interface Row {
  slug: string;
  team: string | null;
  first_name: string | null;
  last_name: string | null;
  picture_url: string | null;
}

const PAGES = defineStatement<Row>(`
  SELECT b.nickname::text AS slug, t.name AS team, u.first_name, u.last_name, u.picture_url
    FROM bookpages b
    LEFT JOIN teams t ON t.organization_id = $1 AND t.id = b.team_id
    LEFT JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
   WHERE b.organization_id = $1 AND b.active AND NOT b.secondary AND (t.id IS NOT NULL OR NOT u.resource)
     AND ($2 = 'all' OR t.id IS NOT NULL)
   ORDER BY lower(coalesce(t.name, u.first_name || ' ' || u.last_name, u.first_name, b.nickname::text)), b.id
   LIMIT ${MAX_LISTED}`);

export interface StartPageLink {
  slug: string;
  name: string;
  photo: string | null;
}

/**
 * Lists the pages for the root of this domain, as its organisation chose: the open main pages of teams and
 * users.
 */
export async function listStartPages(
  db: Db,
  organization: OrganizationId,
  domain: string,
): Promise<{ teams: StartPageLink[]; people: StartPageLink[] }> {
  const [chosen] = await executeSql(db, CHOSEN, [organization, domain]);
  const startPage = (chosen?.start_page ?? "none") as StartPage;
  const rows = startPage === "none" ? [] : await executeSql(db, PAGES, [organization, startPage]);
  return {
    teams: rows.flatMap((row) => (row.team === null ? [] : [toListedPage(row, row.team)])),
    people: rows.flatMap((row) => (row.team === null ? [toListedPage(row, formatPageName(row))] : [])),
  };
}

const formatPageName = ({ first_name, last_name, slug }: Row) =>
  formatFullName({ firstName: first_name, lastName: last_name }) ?? slug;

const toListedPage = ({ slug, picture_url }: Row, name: string) => ({
  slug,
  name,
  photo: picture_url,
});
