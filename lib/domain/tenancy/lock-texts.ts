import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/**
 * Locks of a transaction, by the hash of a text: `hashtextextended(text, seed)`. Each kind of text has its own seed,
 * so that equal texts of two kinds do not wait for each other. Never change a number: two releases that run beside each
 * other must lock by the same ones.
 */
export const TEXT_LOCK_SEEDS = {
  /** The organiser's key of one form for a new event. */
  creationForm: 0,
  /** An organisation and an `Idempotency-Key` in it. */
  idempotencyKey: 1,
  /** An organisation and the extid of a user in it. */
  userExtid: 2,
  /** The id of a host during a reservation of the host's time. */
  host: 3,
  /** An organisation and the address to which a code is mailed. */
  codeAddress: 4,
  /** An organisation and an address on the waiting list. */
  waitingAddress: 5,
  /** The sandbox that is being filled with the demo. */
  demo: 6,
  /** A transition and the id of a meeting in the other tool. */
  transitionMeeting: 7,
} as const;

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
