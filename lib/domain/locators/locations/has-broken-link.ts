import { RESERVED_NAMES } from "@/lib/domain/tenancy/directory/reserved-paths";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildLinkParts, buildPagesBySlug } from "./link-parts";

const { page: PAGE_NAME, part: PART, type: TYPE_HANDLE } = buildLinkParts("t");

const RESERVED = [...RESERVED_NAMES].map((name) => `'${name}'`).join(", ");

const SOMEBODY_OF_TEAM = `EXISTS (
  SELECT FROM team_members m JOIN users u ON u.organization_id = $1 AND u.id = m.user_id AND u.suspended_at IS NULL
   WHERE m.organization_id = $1 AND m.team_id = b.team_id AND m.member)`;

const HAS_TYPE = `EXISTS (
       SELECT FROM appointment_types a
        WHERE a.organization_id = $1 AND a.bookpage_id = b.id AND a.active
          AND (a.handle = ${TYPE_HANDLE} OR EXISTS (
                SELECT FROM former_names g
                 WHERE g.organization_id = $1 AND g.kind = 'type' AND g.target_id = a.id
                   AND g.value = (b.id || '/' || ${TYPE_HANDLE})::citext)))`;

/**
 * SQL condition on the location `t` of the organisation `$1`: its link is a path of a page that does not exist or
 * cannot be booked.
 */
const HAS_NO_PAGE = `t.link LIKE '/_%' AND ${PAGE_NAME} !~ '\\.(md|json|txt)$' AND ${PAGE_NAME} NOT IN ('', ${RESERVED})
  AND NOT EXISTS (
    SELECT FROM (${buildPagesBySlug(PAGE_NAME)}) named
      JOIN bookpages b ON b.organization_id = $1 AND b.id = named.id AND b.active
      LEFT JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
     WHERE CASE WHEN b.team_id IS NULL THEN u.suspended_at IS NULL ELSE ${SOMEBODY_OF_TEAM} END
       AND (${PART} <> 'types' OR ${HAS_TYPE}))`;

const SUSPECTED = defineStatement<{ name: string }>(
  `SELECT DISTINCT coalesce(${PAGE_NAME}, '') AS name FROM locations t WHERE t.organization_id = $1 AND ${HAS_NO_PAGE}`,
);

const OTHERS = defineStatement<{ name: string }>(
  "SELECT lower(value::text) AS name FROM directory WHERE organization_id <> $1 AND kind IN ('nickname', 'former_nickname') AND value = ANY ($2::citext[])",
);

/** Finds linked pages of other organisations of the installation, which are valid targets. */
export async function findExternalPages(db: Db, organization: OrganizationId): Promise<string[]> {
  const suspected = await executeSql(db, SUSPECTED, [organization]);
  if (suspected.length === 0) return [];
  const others = await executeSql(db, OTHERS, [organization, suspected.map(({ name }) => name)]);
  return others.map(({ name }) => name);
}

const BROKEN = defineStatement<{ name: string }>(
  `SELECT coalesce(${PAGE_NAME}, '') AS name FROM locations t WHERE t.organization_id = $1 AND t.id = $2 AND ${HAS_NO_PAGE}`,
);

/** Returns whether a location's link is broken; its page may still be created. */
export async function hasBrokenLink(
  db: Db,
  organization: OrganizationId,
  location: string,
): Promise<boolean> {
  const [broken] = await executeSql(db, BROKEN, [organization, location]);
  return broken !== undefined && (await executeSql(db, OTHERS, [organization, [broken.name]])).length === 0;
}

/**
 * Builds the condition on the location `t` of the organisation `$1`; `externalPages` is the parameter with the result of
 * `findExternalPages`.
 */
export const buildBrokenLinkCondition = (externalPages: string): string =>
  `${HAS_NO_PAGE} AND ${PAGE_NAME} <> ALL (${externalPages}::text[])`;
