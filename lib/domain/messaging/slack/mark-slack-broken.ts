import type { Instant } from "@/lib/core/time/instant";
import { buildSlackBrokenEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SlackConnection } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Records that the access to the workspace has ended, once, and notifies owners and admins. */
export const markSlackBroken = (
  db: Db,
  organization: OrganizationId,
  { id, workspaceName, token }: SlackConnection,
  error: string,
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const { count } = await tx.slackConnection.updateMany({
      // Another token: the workspace was connected again meanwhile.
      where: { organizationId: organization, id, token, problem: null },
      data: { problem: error, brokenAt: new Date(now) },
    });
    if (count === 0) return;
    const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
    await storeAccountMails(tx, organization, admins, buildSlackBrokenEmail({ workspace: workspaceName }));
  });
