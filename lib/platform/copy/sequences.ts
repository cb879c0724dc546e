import type pg from "pg";
import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import type { Sequences } from "./table-copy";

const SEQUENCES = statement<{ sequence: string }>(`
  SELECT format('%I.%I', schemaname, sequencename) AS sequence
    FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`);

/** Where the sequences are. They know no transactions: read after the rows, they are never behind them. */
export async function readSequences(client: pg.ClientBase): Promise<Sequences> {
  const found: Sequences = {};
  for (const { sequence } of await runStatement(client, SEQUENCES)) {
    const { rows } = await client.query(
      `SELECT last_value::text AS last, is_called AS used FROM ${sequence}`,
    );
    found[sequence] = rows[0];
  }
  return found;
}

const SET = statement("SELECT setval($1::regclass, $2::bigint, $3)");

/** One that this schema does not have any more is left out. */
export async function setSequences(client: pg.ClientBase, sequences: Sequences) {
  for (const { sequence } of await runStatement(client, SEQUENCES)) {
    const given = sequences[sequence];
    if (given) await runStatement(client, SET, [sequence, given.last, given.used]);
  }
}
