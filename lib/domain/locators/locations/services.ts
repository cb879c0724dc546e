import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Locator } from "@/lib/platform/db/generated/client";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { buildLinkParts, buildPagesBySlug } from "./link-parts";

const { page, part, type } = buildLinkParts("t");

/** SQL condition: the link offers the appointment type that it names, else those that its page lists. */
const buildOfferedCondition = (named: string, slug: string) =>
  `a.active AND CASE ${named} WHEN 'types' THEN a.handle = ${slug} WHEN '' THEN a.public ELSE false END`;

/** Longer lists are no useful choice. */
const MAX_SERVICES = 50;

const LIST = definePreparedStatement<{ name: string }>(`
  WITH linked AS MATERIALIZED (
    SELECT DISTINCT ${page} AS page, ${part} AS part, ${type} AS type
      FROM locations t WHERE t.organization_id = $1 AND t.locator_id = $2 AND t.link LIKE '/_%')
  SELECT min(a.name) AS name
    FROM linked
   CROSS JOIN LATERAL (${buildPagesBySlug("linked.page")}) named
    JOIN bookpages b ON b.organization_id = $1 AND b.id = named.id AND b.active
    JOIN appointment_types a ON a.organization_id = $1 AND a.bookpage_id = b.id AND ${buildOfferedCondition("linked.part", "linked.type")}
   GROUP BY lower(a.name)
   ORDER BY count(*) DESC, lower(a.name)
   LIMIT ${MAX_SERVICES}`);

/** Lists bookable services of a locator: names of appointment types, the most common first. */
export async function listServices(db: Db, { organizationId, id }: Locator): Promise<string[]> {
  const rows = await executeSql(db, LIST, [organizationId, id]);
  return rows.map(({ name }) => name);
}

/**
 * Builds the condition that the location `t` of the organisation `$1` offers the service in this parameter; null
 * matches all. Evaluated once from the types of that name, which are fewer than the locations.
 */
export const buildServiceCondition = (service: string): string => `
  (${service}::text IS NULL OR (t.link LIKE '/_%' AND (${page}, ${part}, CASE ${part} WHEN 'types' THEN ${type} ELSE '' END) IN (
    SELECT lower(named.page), way.part, way.type
      FROM appointment_types a
      JOIN bookpages b ON b.organization_id = $1 AND b.id = a.bookpage_id AND b.active
     CROSS JOIN LATERAL (
           SELECT b.nickname::text AS page
            UNION ALL
           SELECT f.value::text FROM former_names f
            WHERE f.organization_id = $1 AND f.kind = 'nickname' AND f.target_id = b.id) named
     CROSS JOIN LATERAL (SELECT 'types' AS part, a.handle::text AS type UNION ALL SELECT '', '' WHERE a.public) way
     WHERE a.organization_id = $1 AND a.active AND lower(a.name) = lower(${service}))))`;

/** The page that a location links to, and its type. */
export interface LocationPage {
  slug: string;
  /** The type in the link, else the page's type that matches the requested service. */
  type: string | null;
  /** The location's link. */
  link: string;
  timezone: string | null;
}

const LINKED = definePreparedStatement<LocationPage & { id: string }>(`
  SELECT t.id, b.nickname::text AS slug, offered.handle AS type, t.link, t.timezone
    FROM locations t
   CROSS JOIN LATERAL (${buildPagesBySlug(page)}) named
    JOIN bookpages b ON b.organization_id = $1 AND b.id = named.id AND b.active
    LEFT JOIN LATERAL (
         SELECT a.handle FROM appointment_types a
          WHERE a.organization_id = $1 AND a.bookpage_id = b.id AND ${buildOfferedCondition(part, type)}
            AND (${part} = 'types' OR lower(a.name) = lower($4))
          ORDER BY a.created_at, a.id LIMIT 1) offered ON true
   WHERE t.organization_id = $1 AND t.locator_id = $2 AND t.id = ${formatAnyOf("$3")} AND t.link LIKE '/_%'
     AND (${part} = '' OR ${part} = 'types' AND offered.handle IS NOT NULL)`);

/** Finds the pages of the organisation that these locations link to, by location id; others link elsewhere. */
export async function findLinkedPages(
  db: Db,
  { organizationId, id }: Locator,
  locations: readonly string[],
  service: string | null,
): Promise<Map<string, LocationPage>> {
  const rows = await executeSql(db, LINKED, [organizationId, id, locations, service]);
  return new Map(rows.map(({ id: location, ...linked }) => [location, linked]));
}
