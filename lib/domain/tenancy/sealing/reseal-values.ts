import type { Keyring } from "@/lib/platform/crypto/keyring";
import { buildKeyCheck, INSERT_SEALING_KEY } from "@/lib/platform/crypto/sealing-keys";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import type { SealedColumnName } from "./sealed-columns";
import { buildSealedContext, SEALED_WALKS, type SealedRow } from "./sealed-values";

const BATCH_ROWS = 200;

interface ResealResult {
  /** The number of resealed values by column. */
  resealed: Partial<Record<SealedColumnName, number>>;
  /** The number of values that no secret decrypts; they stay unchanged. */
  unreadable: Partial<Record<SealedColumnName, number>>;
}

type Walk = (typeof SEALED_WALKS)[number];

const FORGET_KEYS = defineStatement("DELETE FROM sealing_keys WHERE key_id <> $1");

/**
 * Seals every value of another or an unknown secret with the current one. It may run beside the service and be
 * interrupted at any time; the next run continues. Once it is complete, the other secrets are no longer needed.
 */
export async function resealValues(db: Db, keyring: Keyring): Promise<ResealResult> {
  await executeSql(db, INSERT_SEALING_KEY, buildKeyCheck(keyring));
  const counts: ResealResult = { resealed: {}, unreadable: {} };
  for (const walk of SEALED_WALKS) await resealColumn(db, keyring, walk, counts);
  await executeSql(db, FORGET_KEYS, [keyring.prefix]);
  return counts;
}

async function resealColumn(db: Db, keyring: Keyring, walk: Walk, { resealed, unreadable }: ResealResult) {
  let after: string[] | null = null;
  for (;;) {
    const rows: SealedRow[] = await executeSql(db, walk.next, [keyring.prefix, after, BATCH_ROWS]);
    const outcomes = await Promise.all(rows.map((row) => resealRow(db, keyring, walk, row)));
    for (const outcome of outcomes) {
      if (outcome === "resealed") resealed[walk.name] = (resealed[walk.name] ?? 0) + 1;
      if (outcome === "unreadable") unreadable[walk.name] = (unreadable[walk.name] ?? 0) + 1;
    }
    if (rows.length < BATCH_ROWS) return;
    after = rows.at(-1)?.key ?? null;
  }
}

async function resealRow(db: Db, keyring: Keyring, { name, replace }: Walk, row: SealedRow) {
  const context = buildSealedContext(name, row);
  const text = row.sealed && keyring.open(row.sealed, context);
  if (text === null) return "unreadable";
  const replaced = await withTransaction(db, async (tx) => {
    await suppressAudit(tx); // the audit log would show no change
    return executeSql(tx, replace, [row.key, row.sealed, keyring.seal(text, context)]);
  });
  return replaced.length > 0 ? "resealed" : "changed meanwhile"; // and therefore sealed with the current secret
}
