import type { Instant } from "@/lib/core/time/instant";
import { passwordLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { createLink } from "./links";
import type { MAIL_PASSWORD_LINK } from "./tasks";

/**
 * Mails the person a link to choose a password with; nobody of that id gets nothing. It is personal wherever mails are
 * sent: whether the address has other logins, in other organisations, must not show in what the organisation sees.
 */
export const mailLink = (
  db: Db,
  { organization, user: id }: PayloadOf<typeof MAIL_PASSWORD_LINK>,
  now: Instant,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: keyOf(organization, id), include: { login: true } });
    if (!user?.email) return;
    const kind = user.login ? "password" : "signup";
    const personal = env().SMTP_URL !== undefined && (await findTestClock(tx, organization)) === null;
    const link = await createLink(tx, user, { kind, personal }, now);
    const letter = passwordLetter(kind, link, { personal });
    await keepAccountMails(tx, asOrganizationId(organization), [user], letter);
  });
