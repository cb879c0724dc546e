import { TEXT_LOCK_SEEDS } from "./advisory-locks";
import type { Db } from "./client";
import type { OrganizationId } from "./organization-id";
import { sql } from "./sql";
import { preparedStatement } from "./statement";

const LOCK = preparedStatement("SELECT lock_texts($1, $2, $3)");

/**
 * Until the transaction ends, nobody else has the lock of any of these texts of the kind. They are taken in one order, so
 * that two who want several of the same cannot wait for each other.
 */
export async function lockTexts(
  tx: Db,
  organization: OrganizationId,
  kind: keyof typeof TEXT_LOCK_SEEDS,
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  await sql(tx, LOCK, [organization, TEXT_LOCK_SEEDS[kind], [...new Set(texts)].sort()]);
}
