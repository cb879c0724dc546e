import type { Instant } from "@/lib/core/time/instant";
import { countAttempt } from "@/lib/domain/auth/sessions/attempts";
import { joiningLetter, knownAddressLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findInvitation } from "./find-invitation";
import { type Joining, keepJoining } from "./joining";

type Applicant = Omit<Joining, "passwordHash"> & { password: string };

type RequestResult = "mailed" | "extid_taken" | "closed";

/**
 * Mails the link that makes the account to the address, or, where it has one here already, tells its owner. Nothing is
 * made before: who has typed an address has not shown that it is theirs, and learns nothing of it.
 */
export async function requestJoining(
  db: Db,
  token: string,
  { password, ...applicant }: Applicant,
  now: Instant,
): Promise<RequestResult> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return "closed";
  const organization = asOrganizationId(invitation.organizationId);
  // Who was invited by mail joins with that address, whatever is typed.
  const email = invitation.email ?? applicant.email;
  const { extid } = applicant;
  if (extid && (await db.user.count({ where: { organizationId: organization, extid } })) > 0)
    return "extid_taken";
  const passwordHash = await hashPassword(password);
  if ((await countAttempt("link", email)) > 0) return "mailed";
  await inTransaction(db, async (tx) => {
    const known = await tx.user.findFirst({ where: { organizationId: organization, email } });
    if (known) return keepAccountMails(tx, organization, [known], knownAddressLetter);
    const link = await keepJoining(tx, invitation, { ...applicant, email, passwordHash }, now);
    return keepAccountMails(tx, organization, [{ ...applicant, email }], joiningLetter(link));
  });
  return "mailed";
}
