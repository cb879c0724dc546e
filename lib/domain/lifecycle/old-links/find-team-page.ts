import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { deriveTeamSlug } from "../tool-import/derive-slugs";

/** An import makes a page of a team for each set of hosts; further ones have numbers. */
const FIND_PAGE = definePreparedStatement<{ slug: string }>(`
  SELECT p.nickname AS slug FROM bookpages p
    JOIN appointment_types t ON t.organization_id = $1 AND t.bookpage_id = p.id AND t.handle = $4 AND t.active
   WHERE p.organization_id = $1 AND p.active AND (p.nickname = $2::citext OR p.nickname ~ ($3 || '(-[0-9]+)?$')::citext)
   ORDER BY length(p.nickname), p.nickname LIMIT 1`);

/** Finds the page of a team by its name in the path of another tool, such as `/team/sales/demo`; null if there is none. */
export async function findTeamPage(db: Db, team: string, type: string): Promise<string | null> {
  const slug = deriveTeamSlug(team);
  const found = (await resolveName(db, "nickname", slug)) ?? (await resolveName(db, "nickname", team));
  if (!found) return null;
  const [page] = await executeSql(db, FIND_PAGE, [found.organization, team, `^${slug}`, type]);
  return page?.slug ?? null;
}
