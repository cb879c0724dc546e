import type { Instant } from "@/lib/core/time/instant";
import { calendarRefusesLetter } from "@/lib/domain/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/mail/account-mail";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

interface Writer {
  organization: string;
  user: string;
}

const ofWriter = ({ organization, user }: Writer) => ({
  organizationId: organization,
  calendar: { userId: user, primary: true },
});

/** A calendar's owner hears once that it takes no entries, until it takes one again. */
export async function recordRefusedWriting(db: Db, writer: Writer, now: Instant): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.calendarSync.updateMany({
      where: { ...ofWriter(writer), writeRefusedAt: null },
      data: { writeRefusedAt: new Date(now) },
    });
    if (count === 0) return;
    const { organization, user } = writer;
    const owner = await tx.user.findUniqueOrThrow({ where: keyOf(organization, user) });
    const { name } = await tx.calendar.findFirstOrThrow({
      where: { organizationId: organization, userId: user, primary: true },
    });
    await keepAccountMails(tx, asOrganizationId(organization), [owner], calendarRefusesLetter({ name }));
  });
}

export const recordWriting = (db: Db, writer: Writer) =>
  db.calendarSync.updateMany({
    where: { ...ofWriter(writer), writeRefusedAt: { not: null } },
    data: { writeRefusedAt: null },
  });
