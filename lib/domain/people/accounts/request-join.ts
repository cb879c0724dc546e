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
 * Mails a link that creates the account, or, if the address has an account, a notice to its owner. The
 * response is the same in both cases, because the applicant has not proven to own the address.
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
  // An invitation by mail fixes the address.
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
