import type { Instant } from "@/lib/core/time/instant";
import { invitationLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { countMails } from "@/lib/domain/messaging/mail/count-mails";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { writeInvitationLink } from "./invitation-link";

/**
 * Writes to whoever is invited, in their language and in the name of who invites; answers the link. It counts among the
 * mails that the organisation sends to people outside in a day, and is refused with the first that is too many.
 */
export async function mailInvitation(tx: Db, row: Invitation, now: Instant): Promise<string> {
  const organization = asOrganizationId(row.organizationId);
  const email = row.email ?? "";
  await countMails(tx, organization, { recipients: [email], page: null, isNeeded: false }, now);
  const link = await writeInvitationLink(tx, row, now);
  const { firstName, lastName, language } = row;
  const inviter = row.invitedBy && (await tx.user.findUnique({ where: keyOf(organization, row.invitedBy) }));
  await keepAccountMails(
    tx,
    organization,
    [{ email, firstName, lastName, language: language ?? "en" }],
    invitationLetter(link, {
      inviter: inviter ? formatFullName(inviter) : null,
      isReminder: row.mails > 0,
    }),
  );
  return link;
}
