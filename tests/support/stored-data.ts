import type { Pool } from "pg";
import { expect } from "vitest";

/** Tables written by every caller, or by none. */
const IGNORED_TABLES = ["_prisma_migrations", "api_keys", "rate_limits"];

/** `of`: the rows of this organisation alone; `except`: all rows but those of this organisation. */
export type StoredDataFilter = { of: string } | { except: string };

/** Reads all stored rows as text, to detect changes. */
export async function readStoredData(pool: Pool, filter: StoredDataFilter): Promise<string> {
  const isOwn = "of" in filter;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables t WHERE schemaname = 'public' AND tablename <> ALL ($1)
       AND ($2 OR EXISTS (SELECT 1 FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = tablename AND column_name = 'organization_id'))`,
    [IGNORED_TABLES, !isOwn],
  );
  const condition = isOwn ? "= $1" : "IS DISTINCT FROM $1";
  const tables = rows.map(
    ({ name }) =>
      `(SELECT json_agg(t ORDER BY t::text) FROM ${name} t
         WHERE to_jsonb(t)->>'organization_id' ${condition}) AS ${name}`,
  );
  const read = await pool.query<{ data: string }>(
    `SELECT to_json(stored)::text AS data FROM (SELECT ${tables.join()}) stored`,
    [isOwn ? filter.of : filter.except],
  );
  return read.rows[0]?.data ?? "";
}

/** Compares texts first, because parsing takes as long as the request. */
export function expectUnchanged(before: string, after: string): void {
  if (after !== before) expect(JSON.parse(after)).toEqual(JSON.parse(before));
}
