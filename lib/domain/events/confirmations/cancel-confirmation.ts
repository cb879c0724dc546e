import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { MAX_CODE_ATTEMPTS } from "./confirmation-code";
import type { PendingConfirmation } from "./find-confirmation";
import type { PendingForm } from "./start-confirmation";

/** Cancels a confirmation, so that the sender can go back to the form: the time is released and the code expires. */
export function cancelConfirmation(
  db: Db,
  token: string,
  { organization, hold }: PendingConfirmation<PendingForm>,
): Promise<void> {
  return withTransaction(db, async (tx) => {
    // The row stays for an hour, so that its codes count toward the limit.
    await tx.addressConfirmation.updateMany({
      where: { organizationId: organization, tokenHash: hashToken(token) },
      data: { hostId: null, holdId: null, tries: MAX_CODE_ATTEMPTS },
    });
    if (hold) await releaseHold(tx, organization, hold);
  });
}
