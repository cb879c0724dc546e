import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Location, Locator } from "@/lib/platform/db/generated/client";
import { appendClauses, defineStatement } from "@/lib/platform/db/statement";
import { HIGHEST_CHARACTER, NAME_EXPRESSION } from "./list-locations-by-name";
import { SEARCHED_TEXT } from "./queries";
import { buildServiceCondition } from "./services";

type MatchingLocation = Pick<Location, "externalId" | "name" | "address">;

const MATCHES = defineStatement<MatchingLocation>(`
  SELECT t.extid AS "externalId", t.name, t.address FROM locations t
   WHERE t.organization_id = $1 AND t.locator_id = $2 AND ${buildServiceCondition("$3")}`);

/** The name begins with `$4`, up to `$5`; accents and case are secondary. */
const IS_NAMED = `(t.${NAME_EXPRESSION} >= $4 AND t.${NAME_EXPRESSION} < $5)`;

const NAMED = appendClauses(MATCHES, `AND ${IS_NAMED} ORDER BY t.${NAME_EXPRESSION}, t.id LIMIT $6`, {
  isPrepared: true,
});

/**
 * Lists locations whose names begin with the text, from A to Z, then others that have all words in name, `extid` or
 * address. These are in no order, because sorting those of a frequent word takes a tenth of a second.
 */
export async function listMatchingLocations(
  db: Db,
  { organizationId, id }: Locator,
  text: string,
  service: string | null,
  limit: number,
): Promise<MatchingLocation[]> {
  const values: unknown[] = [organizationId, id, service, text, text + HIGHEST_CHARACTER];
  const named = await executeSql(db, NAMED, [...values, limit]);
  if (named.length === limit) return named;
  const param = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`NOT ${IS_NAMED}`, ...buildSearchConditions(SEARCHED_TEXT, text, param)];
  const tail = `AND ${conditions.join(" AND ")} LIMIT ${param(limit - named.length)}`;
  return [...named, ...(await executeSql(db, appendClauses(MATCHES, tail, { isPrepared: false }), values))];
}
