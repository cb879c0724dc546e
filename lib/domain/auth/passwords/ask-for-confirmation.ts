import type { Instant } from "@/lib/core/time/instant";
import { addressLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createLink } from "./links";

/** Mails the link with which the address of an account is confirmed to that address. */
export async function askForConfirmation(tx: Db, user: User, now: Instant): Promise<void> {
  if (!user.email) return;
  const link = await createLink(tx, user, { kind: "address" }, now);
  await keepAccountMails(tx, asOrganizationId(user.organizationId), [user], addressLetter(link));
}
