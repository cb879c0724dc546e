import type { Instant } from "@/lib/core/time/instant";
import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { buildAccountExistsEmail, buildJoinEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword } from "@/lib/platform/crypto/password";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findOpenInvitation } from "./find-open-invitation";
import { createJoinedUser, type JoinResult } from "./join-organization";
import { type JoinRequest, storeJoinRequest } from "./join-request";

type Applicant = Omit<JoinRequest, "passwordHash"> & { password: string };

type RequestResult = JoinResult | { outcome: "mailed" };

/**
 * Joins at once by the link of an invitation's mail, which proves that the address is the applicant's. Otherwise it
 * mails a link that creates the account, or, if the address has an account, a notice to its owner; the response is
 * the same in both cases.
 */
export async function requestJoin(
  db: Db,
  token: string,
  { password, ...applicant }: Applicant,
  device: Device,
  now: Instant,
): Promise<RequestResult> {
  const invitation = await findOpenInvitation(db, token, now);
  if (!invitation) return { outcome: "closed" };
  const organization = asOrganizationId(invitation.organizationId);
  // An invitation by mail fixes the address.
  const email = invitation.email ?? applicant.email;
  const { externalId } = applicant;
  if (externalId && (await db.user.count({ where: { organizationId: organization, externalId } })) > 0)
    return { outcome: "extid_taken" };
  const passwordHash = await hashPassword(password);
  if ((await recordLoginAttempt("link", email)) > 0) return { outcome: "mailed" };
  return withTransaction(db, async (tx): Promise<RequestResult> => {
    const joining = { ...applicant, email, passwordHash };
    const known = await tx.user.findFirst({ where: { organizationId: organization, email } });
    if (!known && invitation.isMailed) return createJoinedUser(tx, { joining, invitation }, device, now);
    if (known) await storeAccountMails(tx, organization, [known], buildAccountExistsEmail);
    else {
      const link = await storeJoinRequest(tx, invitation, joining, now);
      await storeAccountMails(tx, organization, [{ ...applicant, email }], buildJoinEmail(link));
    }
    return { outcome: "mailed" };
  });
}
