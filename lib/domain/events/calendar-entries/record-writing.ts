import type { Instant } from "@/lib/core/time/instant";
import type { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { calendarRefusesLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Into which of whose calendars was written. */
interface Place {
  organization: string;
  calendar: string;
  subcalendar: string;
}

const NOT_REFUSED = { writeRefusedAt: null, writeRefusedSubcalendarId: null, writeRefusedWhy: null };

/** A calendar's owner hears once that it takes no entries, until it takes one again. */
export async function recordRefusedWriting(
  db: Db,
  { organization, calendar, subcalendar }: Place,
  { message }: Pick<ProviderRefusal, "message">,
  now: Instant,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.calendarSync.updateMany({
      where: { organizationId: organization, calendarId: calendar, writeRefusedAt: null },
      data: {
        writeRefusedAt: new Date(now),
        writeRefusedSubcalendarId: subcalendar,
        writeRefusedWhy: message.slice(0, MAX_WHY_CHARACTERS),
      },
    });
    if (count === 0) return;
    const { name, userId } = await tx.calendar.findUniqueOrThrow({ where: keyOf(organization, calendar) });
    const place = await tx.subcalendar.findUnique({ where: keyOf(organization, subcalendar) });
    const owner = await tx.user.findUniqueOrThrow({ where: keyOf(organization, userId) });
    const named = place && place.name !== name ? `${place.name} (${name})` : name;
    const letter = calendarRefusesLetter({ name: named });
    await keepAccountMails(tx, asOrganizationId(organization), [owner], letter);
  });
}

const MAX_WHY_CHARACTERS = 300;

/** The calendar has taken an entry. */
export const recordWriting = (db: Db, { organization, calendar, subcalendar }: Place) =>
  db.calendarSync.updateMany({
    where: {
      organizationId: organization,
      calendarId: calendar,
      writeRefusedAt: { not: null },
      OR: [{ writeRefusedSubcalendarId: subcalendar }, { writeRefusedSubcalendarId: null }],
    },
    data: NOT_REFUSED,
  });

/** Their owner has chosen other calendars, or connected them again: what was refused is tried anew, or not at all. */
export const forgetRefusals = (db: Db, organization: string, user: string) =>
  db.calendarSync.updateMany({
    where: { organizationId: organization, calendar: { userId: user }, writeRefusedAt: { not: null } },
    data: NOT_REFUSED,
  });
