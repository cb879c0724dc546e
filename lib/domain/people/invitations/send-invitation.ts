import type { Instant } from "@/lib/core/time/instant";
import { buildInvitationEmail } from "@/lib/domain/messaging/mail/account-emails";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addMailedProof, issueInvitationLink } from "./invitation-link";

/**
 * Mails the invitation in the recipient's language and in the inviter's name; returns the link without the mail's
 * proof. The mail counts towards the organisation's daily limit of external mails, beyond which it throws.
 */
export async function sendInvitation(tx: Db, row: Invitation, now: Instant): Promise<string> {
  const organization = asOrganizationId(row.organizationId);
  const email = row.email ?? "";
  await requireMailQuota(tx, organization, { recipients: [email], page: null, isNeeded: false }, now);
  const link = await issueInvitationLink(tx, row, now);
  const { firstName, lastName, language } = row;
  const inviter =
    row.invitedBy && (await tx.user.findUnique({ where: toRowKey(organization, row.invitedBy) }));
  await storeAccountMails(
    tx,
    organization,
    [{ email, firstName, lastName, language: language ?? "en" }],
    buildInvitationEmail(row.userId === null ? addMailedProof(row.id, link) : link, {
      inviter: inviter ? formatFullName(inviter) : null,
      isReminder: row.mails > 0,
    }),
  );
  return link;
}
