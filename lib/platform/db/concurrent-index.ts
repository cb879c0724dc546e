import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { runOnConnection } from "./run-on-connection";
import { defineStatement } from "./statement";

const SCRIPT_PATTERN =
  /^(?:\s|--.*\n)*(?:CREATE\s+(?:UNIQUE\s+)?INDEX|DROP\s+INDEX)\s+CONCURRENTLY\s+IF\s+(?:NOT\s+)?EXISTS\s+"?(\w+)"?[^;]*;?\s*$/i;

/**
 * The index that a migration makes or drops while others write, if that is what it does. PostgreSQL wants such a
 * statement outside of transactions, so that it has to be the only one of its script.
 */
export const findConcurrentIndex = (script: string): string | undefined => SCRIPT_PATTERN.exec(script)?.[1];

const INVALID = defineStatement<{ index: string }>(`
  SELECT indexrelid::regclass::text AS index FROM pg_index
   WHERE NOT indisvalid AND indexrelid = to_regclass(quote_ident($1))`);

/** What an interrupted migration has left of its index is dropped, so that it can be made again. */
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
