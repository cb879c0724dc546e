import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { MAX_CODE_ATTEMPTS } from "./confirmation-code";
import type { PendingConfirmation } from "./find-confirmation";
import type { PendingForm } from "./start-confirmation";

/** The sender goes back to the form: the time is free for another choice, and the code works no longer. */
export function cancelConfirmation(
  db: Db,
  token: string,
  { organization, hold }: PendingConfirmation<PendingForm>,
): Promise<void> {
  return withTransaction(db, async (tx) => {
    // The row stays for an hour, so that its codes count.
    await tx.addressConfirmation.updateMany({
      where: { organizationId: organization, tokenHash: hashToken(token) },
      data: { hostId: null, holdId: null, tries: MAX_CODE_ATTEMPTS },
    });
    if (hold) await releaseHold(tx, organization, hold);
  });
}
