import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { env } from "@/lib/platform/env/env";
import { addJobs } from "@/lib/platform/queue/add-job";
import { listLoginAccounts } from "./list-login-accounts";
import { SEND_PASSWORD_LINK } from "./tasks";

/**
 * Enqueues a mail with a link for all accounts of this name, or one each if mails are only stored. Unknown
 * names enqueue a job for a random id, so that the response time reveals nothing; throttled requests get the
 * same response without a mail.
 */
export async function requestPasswordLink(db: Db, name: string): Promise<void> {
  if ((await recordLoginAttempt("link", name)) > 0) return;
  const accounts = (await listLoginAccounts(db, name)).filter(({ email }) => email);
  const unknownUser = { id: generateId(), organizationId: generateId() };
  const [first = unknownUser, ...others] = accounts;
  const recipients = env().SMTP_URL ? [first] : [first, ...others];
  await addJobs(
    db,
    SEND_PASSWORD_LINK,
    recipients.map(({ id: user, organizationId: organization }) => ({ payload: { organization, user } })),
  );
}
