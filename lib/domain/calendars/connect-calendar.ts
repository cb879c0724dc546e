import type { Instant } from "@/lib/core/time/instant";
import { Reply } from "@/lib/domain/contracts/reply";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { syncBrokenBlock } from "./access/sync-broken-block";
import { lockCalendarList } from "./lock-calendar-list";
import type { ProviderAccount } from "./provider";
import { getCalendar } from "./queries";
import { enqueueReconnectedSync } from "./sync/enqueue-full-sync";
import { buildSubcalendarData } from "./sync-subcalendars";
import { enqueueUserEntrySync } from "./sync-user-entries";

interface ConnectedAccount {
  source: string;
  account: ProviderAccount<unknown>;
  name?: string | undefined;
  /** Company connection that opens the calendar; absent if its owner connected it. */
  connectionId?: string;
}

/** Stores a connected account. An existing one gets the new credentials and a full sync. */
export function connectCalendar(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { source, account, name = account.name, connectionId }: ConnectedAccount,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const list = await lockCalendarList(tx, organization, userId);
    const { sourceId } = account;
    const profile = account.profile
      ? { ...account.profile, fetched_at: new Date(now).toISOString() }
      : Prisma.DbNull;
    const ofSource = list.calendars.filter((one) => one.source === source);
    // An account that its owner connects replaces the one from the company connection.
    const mailbox = (account.profile?.email ?? account.name).toLowerCase();
    const existing =
      ofSource.find((one) => one.sourceId === sourceId) ??
      ofSource.find((one) => one.connectionId !== null && one.sourceId === mailbox);
    const id = existing?.id ?? generateId();
    const context = buildRowContext("calendars.credentials", organization, id);
    const credentials = seal(JSON.stringify(account.credentials), context);
    if (existing) {
      await tx.calendar.update({
        where: toRowKey(organization, id),
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
        data: buildSubcalendarData(source, account.subcalendars).map((one) => ({
          organizationId: organization,
          calendarId: id,
          ...one,
        })),
      });
    }
    await syncBrokenBlock(tx, organization, userId);
    await enqueueUserEntrySync(tx, organization, userId);
    await tx.calendarList.update({ where: toRowKey(organization, list.id), data: { v: { increment: 1 } } });
    await enqueueReconnectedSync(tx, organization, id, now);
    return new Reply(await getCalendar(tx, organization, userId, id), existing ? 200 : 201);
  });
}
