import { TEXT_LOCK_SEEDS } from "./advisory-locks";
import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import type { OrganizationId } from "./organization-id";
import { definePreparedStatement } from "./statement";

const LOCK = definePreparedStatement("SELECT lock_texts($1, $2, $3)");

/**
 * Locks texts of a kind until the transaction ends. They are locked in one order, so that two transactions cannot
 * deadlock.
 */
export async function lockTexts(
  tx: Db,
  organization: OrganizationId,
  kind: keyof typeof TEXT_LOCK_SEEDS,
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  await executeSql(tx, LOCK, [organization, TEXT_LOCK_SEEDS[kind], [...new Set(texts)].sort()]);
}
