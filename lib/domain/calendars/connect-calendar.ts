import type { Instant } from "@/lib/core/time/instant";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { Reply } from "@/lib/platform/http/reply";
import { followAccess } from "./access/follow-access";
import { queueFollowing } from "./follow-entries";
import { subcalendarData } from "./follow-subcalendars";
import { lockCalendarList } from "./lock-calendar-list";
import type { ProviderAccount } from "./provider";
import { readCalendar } from "./queries";
import { readSoon } from "./reading/read-soon";

interface Connected {
  source: string;
  account: ProviderAccount<unknown>;
  name?: string | undefined;
  /** By which of the organisation's connections; else by its owner. */
  connectionId?: string;
}

/** Keeps an account that was signed in to; one that is there already gets the new credentials and is read anew. */
export function connectCalendar(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { source, account, name = account.name, connectionId }: Connected,
  now: Instant,
) {
  return inTransaction(db, async (tx) => {
    const list = await lockCalendarList(tx, organization, userId);
    const { sourceId } = account;
    const profile = account.profile
      ? { ...account.profile, fetched_at: new Date(now).toISOString() }
      : Prisma.DbNull;
    const ofSource = list.calendars.filter((one) => one.source === source);
    // Their own takes the place of what the organisation has opened for them.
    const mailbox = (account.profile?.email ?? account.name).toLowerCase();
    const known =
      ofSource.find((one) => one.sourceId === sourceId) ??
      ofSource.find((one) => one.connectionId !== null && one.sourceId === mailbox);
    const id = known?.id ?? newId();
    const place = rowPlace("calendars.credentials", organization, id);
    const credentials = seal(JSON.stringify(account.credentials), place);
    if (known) {
      await tx.calendar.update({
        where: keyOf(organization, id),
        data: {
          credentials,
          profile,
          sourceId,
          connectionId: connectionId ?? null,
          accessBroken: false,
          brokenReason: null,
        },
      });
    } else {
      await tx.calendar.create({
        data: {
          id,
          organizationId: organization,
          userId,
          calendarListId: list.id,
          source,
          sourceId,
          name: name.slice(0, 200),
          primary:
            account.subcalendars.some(({ writable }) => writable) &&
            !list.calendars.some((one) => one.primary),
          credentials,
          profile,
          ...(connectionId && { connectionId }),
        },
      });
      await tx.subcalendar.createMany({
        data: subcalendarData(source, account.subcalendars).map((one) => ({
          organizationId: organization,
          calendarId: id,
          ...one,
        })),
      });
    }
    await followAccess(tx, organization, userId);
    await queueFollowing(tx, organization, userId);
    await tx.calendarList.update({ where: keyOf(organization, list.id), data: { v: { increment: 1 } } });
    await readSoon(tx, organization, id, now);
    return new Reply(await readCalendar(tx, organization, userId, id), known ? 200 : 201);
  });
}
