import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Sequences } from "./table-copy";

const SEQUENCES = defineStatement<{ sequence: string }>(`
  SELECT format('%I.%I', schemaname, sequencename) AS sequence
    FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`);

/**
 * Lists the values of the sequences. Sequences ignore transactions, so reading them after the rows never gives a
 * value that is behind.
 */
export async function listSequences(client: pg.ClientBase): Promise<Sequences> {
  const found: Sequences = {};
  for (const { sequence } of await runOnConnection(client, SEQUENCES)) {
    const { rows } = await client.query(
      `SELECT last_value::text AS last, is_called AS used FROM ${sequence}`,
    );
    found[sequence] = rows[0];
  }
  return found;
}

const SET = defineStatement("SELECT setval($1::regclass, $2::bigint, $3)");

/** A sequence that this schema no longer has is skipped. */
export async function setSequences(client: pg.ClientBase, sequences: Sequences) {
  for (const { sequence } of await runOnConnection(client, SEQUENCES)) {
    const value = sequences[sequence];
    if (value) await runOnConnection(client, SET, [sequence, value.last, value.used]);
  }
}
