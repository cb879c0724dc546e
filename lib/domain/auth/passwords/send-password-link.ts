import type { Instant } from "@/lib/core/time/instant";
import { buildPasswordEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hasMailServer } from "@/lib/domain/messaging/senders/queries";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { createAccountLink } from "./account-links";
import type { SEND_PASSWORD_LINK } from "./tasks";

/**
 * Mails a link to set a password; an unknown id sends nothing. Where mails are sent it is personal, as its
 * text reveals accounts in other organisations.
 */
export const sendPasswordLink = (
  db: Db,
  { organization, user: id }: PayloadOf<typeof SEND_PASSWORD_LINK>,
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: toRowKey(organization, id), include: { login: true } });
    if (!user?.email) return;
    const kind = user.login ? "password" : "signup";
    const isSent = await hasMailServer(tx, asOrganizationId(organization));
    const personal = isSent && (await findTestClock(tx, organization)) === null;
    const link = await createAccountLink(tx, user, { kind, personal }, now);
    const mail = buildPasswordEmail(kind, link, { personal });
    await storeAccountMails(tx, asOrganizationId(organization), [user], mail);
  });
