import { buildVideoBrokenEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

interface Account {
  id: string;
  organizationId: string;
  userId: string;
  name: string;
}

/** Marks an account that the provider rejects for good; its owner is notified once. */
export async function markVideoAccountBroken(
  db: Db,
  { id, organizationId, userId, name }: Account,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.videoAccount.updateMany({
      where: { organizationId, id, accessBroken: false },
      data: { accessBroken: true },
    });
    if (count === 0) return;
    const owner = await tx.user.findUniqueOrThrow({ where: toRowKey(organizationId, userId) });
    await storeAccountMails(tx, asOrganizationId(organizationId), [owner], buildVideoBrokenEmail(name));
  });
}
