import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Sequences } from "./table-copy";

const SEQUENCES = defineStatement<{ sequence: string }>(`
  SELECT format('%I.%I', schemaname, sequencename) AS sequence
    FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`);

/** Where the sequences are. They know no transactions: read after the rows, they are never behind them. */
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

/** One that this schema does not have any more is left out. */
export async function setSequences(client: pg.ClientBase, sequences: Sequences) {
  for (const { sequence } of await runOnConnection(client, SEQUENCES)) {
    const given = sequences[sequence];
    if (given) await runOnConnection(client, SET, [sequence, given.last, given.used]);
  }
}
