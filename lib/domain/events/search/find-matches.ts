import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import {
  buildEventMatch,
  buildInviteeMatch,
  buildUserMatch,
  listUserColumns,
} from "./build-match-conditions";
import type { SearchField } from "./search-fields";
import { PLACE_TEXT } from "./search-texts";

/** The most entries collected for a word; more frequent words are matched while walking the list. */
const FEW = 100_000;

/** `ids` are separated by commas, which parses fastest; null: there are more. */
const MATCHES = defineStatement<{ ids: string | null }>("SELECT NULL::text AS ids");

export interface Matches {
  /** Ids of events that contain all rare words; null: there is no rare word. */
  ids: string[] | null;
  /** Frequent words, which each event must still be checked for. */
  common: string[];
}

/**
 * Finds the events that contain each word, by the indexes. Not prepared: a plan for a rare word is bad for a frequent
 * one.
 */
export async function findMatches(
  db: Db,
  organization: OrganizationId,
  patterns: readonly string[],
  fields: readonly SearchField[],
): Promise<Matches> {
  let ids: string[] | null = null;
  const common: string[] = [];
  for (const pattern of patterns) {
    const [row] = await executeSql(db, collectIds(fields), [organization, pattern, FEW]);
    if (!row || row.ids === null) {
      common.push(pattern);
      continue;
    }
    const found: ReadonlySet<string> = new Set(row.ids.split(",").filter(Boolean));
    ids = ids === null ? [...found] : ids.filter((id) => found.has(id));
  }
  return { ids, common };
}

const collectIds = (fields: readonly SearchField[]) =>
  appendClauses(
    MATCHES,
    `WHERE false UNION ALL
     (WITH found AS MATERIALIZED (SELECT id FROM (${buildLookups(fields)}) looks LIMIT $3::int + 1)
      SELECT CASE WHEN (SELECT count(*) FROM found) <= $3::int
                  THEN (SELECT COALESCE(string_agg(DISTINCT id, ','), '') FROM found) END)`,
    { isPrepared: false },
  );

function buildLookups(fields: readonly SearchField[]): string {
  const params = { tenant: "$1", pattern: "$2", fields };
  const [ofEvent, ofInvitee] = [buildEventMatch(params), buildInviteeMatch(params)];
  const users = listUserColumns(fields).map((column) => `${column} IN (${buildUserMatch(params)})`);
  return [
    ...[...(ofEvent ? [ofEvent] : []), ...users].map(
      (condition) => `SELECT e.id FROM events e WHERE e.organization_id = $1 AND ${condition}`,
    ),
    ...(ofInvitee
      ? [`SELECT i.event_id AS id FROM invitees i WHERE i.organization_id = $1 AND ${ofInvitee}`]
      : []),
    ...(fields.includes("places")
      ? [`SELECT p.event_id AS id FROM event_places p WHERE p.organization_id = $1 AND ${PLACE_TEXT} LIKE $2`]
      : []),
  ].join(" UNION ALL ");
}
