import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Keyring } from "@/lib/platform/crypto/keyring";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { buildSealedContext, SEALED_WALKS, type SealedRow } from "./sealed-values";

const BATCH_ROWS = 1000;

interface SealedValueCounts {
  opened: number;
  /** The number of values sealed with a lost secret. */
  unreadable: number;
}

/** Opens every sealed value of the database and counts those that are readable. */
export async function verifySealedValues(
  client: pg.ClientBase,
  keyring: Keyring,
): Promise<SealedValueCounts> {
  const counts = { opened: 0, unreadable: 0 };
  const unusedPrefix = randomBytes(32); // the walks skip values with the given prefix; no value has this one
  for (const { name, next } of SEALED_WALKS) {
    let after: string[] | null = null;
    for (;;) {
      const rows: SealedRow[] = await runOnConnection(client, next, [unusedPrefix, after, BATCH_ROWS]);
      for (const row of rows) {
        const text = row.sealed && keyring.open(row.sealed, buildSealedContext(name, row));
        counts[text === null ? "unreadable" : "opened"] += 1;
      }
      if (rows.length < BATCH_ROWS) break;
      after = rows.at(-1)?.key ?? null;
    }
  }
  return counts;
}
