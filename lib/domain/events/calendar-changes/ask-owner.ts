import { HOUR } from "@/lib/core/time/instant";
import type { EntryOf } from "@/lib/domain/events/calendar-entries/keep-written";
import { calendarEmptiedLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { mailChange } from "./mail-change";
import type { EntryTime } from "./move-with-entry";
import { recordChange } from "./record-change";

interface Question extends EntryOf {
  time: EntryTime | null;
  reasons: string[];
  many: boolean;
  entry: { subcalendar: { name: string; calendar: { list: { id: string; user: User } } } };
}

/** Asks whose calendar it is what shall happen, once; of many entries that are gone together in one mail. */
export const askOwner = (db: Db, { many, entry, ...change }: Question, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { name, calendar } = entry.subcalendar;
    const organization = asOrganizationId(change.organization);
    await lockRow(tx, "calendar_lists", { organizationId: organization, id: calendar.list.id });
    const told = await tx.calendarChange.count({
      where: {
        organizationId: organization,
        userId: change.user,
        kind: "deleted",
        seenAt: { gt: new Date(+now - HOUR) },
      },
    });
    const asked = await recordChange(tx, { ...change, state: "open" }, now);
    if (!asked) return;
    if (!many) return mailChange(tx, asked);
    if (told === 0)
      await keepAccountMails(tx, organization, [calendar.list.user], calendarEmptiedLetter({ name }));
  });
