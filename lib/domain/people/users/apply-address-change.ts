import type { Instant } from "@/lib/core/time/instant";
import { sendEmailConfirmation } from "@/lib/domain/auth/passwords/send-email-confirmation";
import { buildAddressChangedEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Handles a changed mail address: expires mailed links, informs the old address, and mails a link to confirm
 * the new one, unless a sign-up link is mailed anyway.
 */
export async function applyAddressChange(
  tx: Db,
  { before, after, linked }: { before: User; after: User; linked: boolean },
  now: Instant,
): Promise<void> {
  if (before.email === after.email) return;
  await tx.user.update({ where: toRowKey(after.organizationId, after.id), data: { emailConfirmedAt: null } });
  await tx.signupLink.updateMany({
    where: { organizationId: after.organizationId, userId: after.id, usedAt: null },
    data: { usedAt: new Date(now) },
  });
  if (before.emailConfirmedAt) {
    await storeAccountMails(tx, asOrganizationId(before.organizationId), [before], buildAddressChangedEmail);
  }
  const { organizationId, id: userId } = after;
  const login = linked ? null : await tx.login.findFirst({ where: { organizationId, userId } });
  if (login) await sendEmailConfirmation(tx, after, now);
}
