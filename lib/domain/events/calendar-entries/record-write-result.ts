import type { Instant } from "@/lib/core/time/instant";
import type { ProviderError } from "@/lib/domain/calendars/provider-error";
import { buildCalendarRejectsEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** The calendar that was written to, and its owner. */
interface WriteTarget {
  organization: string;
  calendar: string;
  subcalendar: string;
}

const NOT_REFUSED = { writeRefusedAt: null, writeRefusedSubcalendarId: null, writeRefusedReason: null };

/** Notifies a calendar's owner once when it refuses entries, until it accepts one again. */
export async function recordWriteFailure(
  db: Db,
  { organization, calendar, subcalendar }: WriteTarget,
  { message }: Pick<ProviderError, "message">,
  now: Instant,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.calendarSync.updateMany({
      where: { organizationId: organization, calendarId: calendar, writeRefusedAt: null },
      data: {
        writeRefusedAt: new Date(now),
        writeRefusedSubcalendarId: subcalendar,
        writeRefusedReason: message.slice(0, MAX_WHY_CHARACTERS),
      },
    });
    if (count === 0) return;
    const { name, userId } = await tx.calendar.findUniqueOrThrow({ where: toRowKey(organization, calendar) });
    const target = await tx.subcalendar.findUnique({ where: toRowKey(organization, subcalendar) });
    const owner = await tx.user.findUniqueOrThrow({ where: toRowKey(organization, userId) });
    const named = target && target.name !== name ? `${target.name} (${name})` : name;
    const email = buildCalendarRejectsEmail({ name: named });
    await storeAccountMails(tx, asOrganizationId(organization), [owner], email);
  });
}

const MAX_WHY_CHARACTERS = 300;

/** Records that the calendar accepted an entry. */
export const recordWriteSuccess = (db: Db, { organization, calendar, subcalendar }: WriteTarget) =>
  db.calendarSync.updateMany({
    where: {
      organizationId: organization,
      calendarId: calendar,
      writeRefusedAt: { not: null },
      OR: [{ writeRefusedSubcalendarId: subcalendar }, { writeRefusedSubcalendarId: null }],
    },
    data: NOT_REFUSED,
  });

/** Clears recorded failures after the owner chose or reconnected calendars, so that refused entries are tried anew. */
export const clearWriteFailures = (db: Db, organization: string, user: string) =>
  db.calendarSync.updateMany({
    where: { organizationId: organization, calendar: { userId: user }, writeRefusedAt: { not: null } },
    data: NOT_REFUSED,
  });
