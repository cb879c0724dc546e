import type { InsightsQuery } from "./schema";

/** SQL: the source of the booking of event `e`, as far as it is recorded; the first match counts. */
export const SOURCE_SQL = `CASE WHEN e.form_id IS NOT NULL THEN 'form' WHEN e.link_id IS NOT NULL THEN 'link'
  WHEN e.third_party_app IS NOT NULL THEN 'app'
  ELSE coalesce(e.source, CASE WHEN e.bookpage THEN 'page' WHEN e.api THEN 'api' ELSE 'console' END) END`;

/** The index that insights are counted from covers only these columns. */
const CONDITIONS = {
  host: (param: string) => `e.created_by_user_id = ${param}`,
  team: (param: string) => `e.created_by_user_id IN (SELECT m.user_id FROM team_members m
         WHERE m.organization_id = $1 AND m.team_id = ${param} AND m.member)`,
  bookpage: (param: string) => `e.bookpage_id = ${param}`,
  type: (param: string) => `e.appointment_type_id = ${param}`,
  source: (param: string) => `${SOURCE_SQL} = ${param}`,
} as const;

export type InsightsFilter = Pick<InsightsQuery, keyof typeof CONDITIONS>;

const NAMES = ["host", "team", "bookpage", "type", "source"] as const;

/** Builds conditions on the events `e`; their values follow the first `before` parameters of the statement. */
export function buildInsightConditions(query: InsightsFilter, before: number) {
  const requested = NAMES.filter((name) => query[name] !== undefined);
  return {
    conditions: requested.map((name, index) => ` AND ${CONDITIONS[name](`$${before + index + 1}`)}`).join(""),
    values: requested.map((name) => query[name] as string),
  };
}
