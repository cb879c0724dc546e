import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

const SCRIPT_PATTERN =
  /^(?:\s|--.*\n)*(?:CREATE\s+(?:UNIQUE\s+)?INDEX|DROP\s+INDEX)\s+CONCURRENTLY\s+IF\s+(?:NOT\s+)?EXISTS\s+"?(\w+)"?[^;]*;?\s*$/i;

/**
 * Returns the index that a migration creates or drops concurrently, if it does. PostgreSQL runs such a statement
 * outside of transactions only, so it must be the only one of its script.
 */
export const findConcurrentIndex = (script: string): string | undefined => SCRIPT_PATTERN.exec(script)?.[1];

const INVALID = defineStatement<{ index: string }>(`
  SELECT indexrelid::regclass::text AS index FROM pg_index
   WHERE NOT indisvalid AND indexrelid = to_regclass(quote_ident($1))`);

/** Drops the invalid index that an interrupted migration has left, so that it can be created again. */
export async function dropInvalidIndexes(
  client: pg.ClientBase,
  { migrationDirectories }: MigrationList,
  pending: readonly string[],
) {
  for (const { path, migrationFile } of migrationDirectories) {
    const { content } = migrationFile;
    const index = content.tag === "ok" && pending.includes(path) && findConcurrentIndex(content.value);
    if (!index) continue;
    for (const invalid of await runOnConnection(client, INVALID, [index]))
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${invalid.index}`);
  }
}
