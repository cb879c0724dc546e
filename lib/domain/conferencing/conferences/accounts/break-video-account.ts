import { videoBrokenLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

interface Account {
  id: string;
  organizationId: string;
  userId: string;
  name: string;
}

/** The account is refused for good; its owner is told once. */
export async function breakVideoAccount(
  db: Db,
  { id, organizationId, userId, name }: Account,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.videoAccount.updateMany({
      where: { organizationId, id, accessBroken: false },
      data: { accessBroken: true },
    });
    if (count === 0) return;
    const owner = await tx.user.findUniqueOrThrow({ where: keyOf(organizationId, userId) });
    await keepAccountMails(tx, asOrganizationId(organizationId), [owner], videoBrokenLetter(name));
  });
}
