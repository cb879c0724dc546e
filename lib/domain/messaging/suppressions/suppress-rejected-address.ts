import type { Instant } from "@/lib/core/time/instant";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { findAnswerStatus, isUndeliverable } from "./policy";
import { suppressAddress } from "./suppress-address";

/** Suppresses the recipient's address if a mail server has rejected it because it does not exist or is disabled. */
export async function suppressRejectedAddress(
  db: Db,
  mail: Mail,
  error: unknown,
  now: Instant,
): Promise<void> {
  const { response = "" } = error as { response?: string };
  const status = findAnswerStatus(response);
  if (!isUndeliverable(status)) return;
  const answer = toStoredError(response.replace(/[\p{Cc}\s]+/gu, " ").trim());
  await suppressAddress(db, mail, { reason: "bounce", status, answer }, now);
}
