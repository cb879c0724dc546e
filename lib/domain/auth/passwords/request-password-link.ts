import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { env } from "@/lib/platform/env/env";
import { addJobs } from "@/lib/platform/queue/add-job";
import { listLoginAccounts } from "./list-login-accounts";
import { SEND_PASSWORD_LINK } from "./tasks";

/**
 * Has a link mailed to whoever this name belongs to: one for all accounts, or one each where mails are but kept. For a name of nobody the same is done for an id of nobody,
 * so that the answer takes as long; who asks too often is answered the same as well, and nothing is mailed.
 */
export async function requestPasswordLink(db: Db, name: string): Promise<void> {
  if ((await recordLoginAttempt("link", name)) > 0) return;
  const accounts = (await listLoginAccounts(db, name)).filter(({ email }) => email);
  const nobody = { id: generateId(), organizationId: generateId() };
  const [first = nobody, ...others] = accounts;
  const asked = env().SMTP_URL ? [first] : [first, ...others];
  await addJobs(
    db,
    SEND_PASSWORD_LINK,
    asked.map(({ id: user, organizationId: organization }) => ({ payload: { organization, user } })),
  );
}
