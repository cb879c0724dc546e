import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { MAX_TRIES } from "./code";
import type { Confirmation } from "./read-confirmation";
import type { WaitingForm } from "./start-confirmation";

/** The sender goes back to the form: the time is free for another choice, and the code works no longer. */
export function endConfirmation(
  db: Db,
  token: string,
  { organization, hold }: Confirmation<WaitingForm>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // The row stays for an hour, so that its codes count.
    await tx.addressConfirmation.updateMany({
      where: { organizationId: organization, tokenHash: hashToken(token) },
      data: { hostId: null, holdId: null, tries: MAX_TRIES },
    });
    if (hold) await releaseHold(tx, organization, hold);
  });
}
