import { HOUR } from "@/lib/core/time/instant";
import type { EntryKey } from "@/lib/domain/events/calendar-entries/record-written-entry";
import { buildCalendarEmptiedEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { enqueueChangeMail } from "./enqueue-change-mail";
import type { EntryTime } from "./move-to-entry-time";
import { recordCalendarChange } from "./record-calendar-change";

interface OwnerQuestion extends EntryKey {
  time: EntryTime | null;
  reasons: string[];
  isBulk: boolean;
  entry: { subcalendar: { name: string; calendar: { list: { id: string; user: User } } } };
}

/** Asks the calendar's owner what to do, once; many entries deleted together share one mail. */
export const requestOwnerDecision = (
  db: Db,
  { isBulk, entry, ...change }: OwnerQuestion,
  now: Date,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const { name, calendar } = entry.subcalendar;
    const organization = asOrganizationId(change.organization);
    await lockRow(tx, "calendar_lists", { organizationId: organization, id: calendar.list.id });
    const recentDeletions = await tx.calendarChange.count({
      where: {
        organizationId: organization,
        userId: change.user,
        kind: "deleted",
        seenAt: { gt: new Date(+now - HOUR) },
      },
    });
    const recorded = await recordCalendarChange(tx, { ...change, state: "open" }, now);
    if (!recorded) return;
    if (!isBulk) return enqueueChangeMail(tx, recorded);
    if (recentDeletions === 0)
      await storeAccountMails(tx, organization, [calendar.list.user], buildCalendarEmptiedEmail({ name }));
  });
