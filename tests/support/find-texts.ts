import type pg from "pg";
import { buildSealedContext, SEALED_WALKS } from "@/lib/domain/tenancy/sealing/sealed-values";
import { getKeyring } from "@/lib/platform/crypto/seal";

/**
 * Returns each `table.column` with any of these texts, over all text and JSON columns of the database, and
 * decrypted ones.
 */
export async function findTexts(pool: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ schema: string; table: string; column: string }>(`
    SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'graphile_worker')
       AND (c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'))`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await pool.query(
      `SELECT "${column}"::text AS text FROM "${schema}"."${table}"
        WHERE "${column}"::text ILIKE ANY (SELECT '%' || t || '%' FROM unnest($1::text[]) t)`,
      [texts],
    );
    if (rows.length > 0) found.push(`${table}.${column}: ${rows[0].text.slice(0, 300)}`);
  }
  const keyring = getKeyring();
  for (const { name, next } of SEALED_WALKS) {
    const { rows } = await pool.query(next.text, [new Uint8Array(12), null, 10_000]);
    for (const row of rows) {
      const text = decodeText(keyring.open(row.sealed, buildSealedContext(name, row)) ?? "");
      const held = texts.find((one) => text.toLowerCase().includes(one.toLowerCase()));
      if (held) found.push(`${name}: ${held} in ${text.slice(0, 300)}`);
    }
  }
  return found;
}

function decodeText(text: string): string {
  try {
    return `${text}\n${decodeURIComponent(text.replaceAll("+", " "))}`;
  } catch {
    return text;
  }
}
