import type { Db } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import { addJob } from "@/lib/jobs/add-job";
import { countAttempt } from "./attempts";
import { findAccounts } from "./find-accounts";

/**
 * Has a link mailed to whoever this name belongs to. For a name of nobody the same is done for an id of nobody,
 * so that the answer takes as long; who asks too often is answered the same as well, and nothing is mailed.
 */
export async function requestLink(db: Db, name: string): Promise<void> {
  if ((await countAttempt("link", name)) > 0) return;
  const [account] = (await findAccounts(db, name)).filter(({ email }) => email);
  const { id: user = newId(), organizationId: organization = newId() } = account ?? {};
  await addJob(db, "mail_password_link", { organization, user });
}
