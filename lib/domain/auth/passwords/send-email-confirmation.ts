import type { Instant } from "@/lib/core/time/instant";
import { buildConfirmationEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createAccountLink } from "./account-links";

/** Mails the confirmation link to the account's address. */
export async function sendEmailConfirmation(tx: Db, user: User, now: Instant): Promise<void> {
  if (!user.email) return;
  const link = await createAccountLink(tx, user, { kind: "address" }, now);
  await storeAccountMails(tx, asOrganizationId(user.organizationId), [user], buildConfirmationEmail(link));
}
