import type { Instant } from "@/lib/core/time/instant";
import { askForConfirmation } from "@/lib/domain/auth/passwords/ask-for-confirmation";
import { addressChangedLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/**
 * What follows from another address, which its owner has yet to confirm: links that were mailed to the old one end,
 * the old one is told, and whoever can sign in gets a link to confirm the new one, unless another one is on its way.
 */
export async function changeAddress(
  tx: Db,
  { before, after, linked }: { before: User; after: User; linked: boolean },
  now: Instant,
): Promise<void> {
  if (before.email === after.email) return;
  await tx.user.update({ where: keyOf(after.organizationId, after.id), data: { emailConfirmedAt: null } });
  await tx.signupLink.updateMany({
    where: { organizationId: after.organizationId, userId: after.id, usedAt: null },
    data: { usedAt: new Date(now) },
  });
  if (before.emailConfirmedAt) {
    await keepAccountMails(tx, asOrganizationId(before.organizationId), [before], addressChangedLetter);
  }
  const { organizationId, id: userId } = after;
  const login = linked ? null : await tx.login.findFirst({ where: { organizationId, userId } });
  if (login) await askForConfirmation(tx, after, now);
}
