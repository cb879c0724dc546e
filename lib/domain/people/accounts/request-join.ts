import type { Instant } from "@/lib/core/time/instant";
import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import { buildAccountExistsEmail, buildJoinEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findOpenInvitation } from "./find-open-invitation";
import { type JoinRequest, storeJoinRequest } from "./join-request";

type Applicant = Omit<JoinRequest, "passwordHash"> & { password: string };

type RequestResult = "mailed" | "extid_taken" | "closed";

/**
 * Mails the link that makes the account to the address, or, where it has one here already, tells its owner. Nothing is
 * made before: who has typed an address has not shown that it is theirs, and learns nothing of it.
 */
export async function requestJoin(
  db: Db,
  token: string,
  { password, ...applicant }: Applicant,
  now: Instant,
): Promise<RequestResult> {
  const invitation = await findOpenInvitation(db, token, now);
  if (!invitation) return "closed";
  const organization = asOrganizationId(invitation.organizationId);
  // Who was invited by mail joins with that address, whatever is typed.
  const email = invitation.email ?? applicant.email;
  const { extid } = applicant;
  if (extid && (await db.user.count({ where: { organizationId: organization, extid } })) > 0)
    return "extid_taken";
  const passwordHash = await hashPassword(password);
  if ((await recordLoginAttempt("link", email)) > 0) return "mailed";
  await withTransaction(db, async (tx) => {
    const known = await tx.user.findFirst({ where: { organizationId: organization, email } });
    if (known) return storeAccountMails(tx, organization, [known], buildAccountExistsEmail);
    const link = await storeJoinRequest(tx, invitation, { ...applicant, email, passwordHash }, now);
    return storeAccountMails(tx, organization, [{ ...applicant, email }], buildJoinEmail(link));
  });
  return "mailed";
}
