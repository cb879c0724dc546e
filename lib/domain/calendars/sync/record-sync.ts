import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { syncBrokenBlock } from "@/lib/domain/calendars/access/sync-broken-block";
import type { BrokenReason } from "@/lib/domain/calendars/broken-reasons";
import type { ProviderError } from "@/lib/domain/calendars/provider-error";
import { enqueueUserEntrySync } from "@/lib/domain/calendars/sync-user-entries";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";

interface SyncedCalendar {
  id: string;
  organizationId: string;
  userId: string;
  calendarListId: string;
  connectionId: string | null;
  name: string;
}

/** No mail has been sent. */
const NOT_BROKEN = { brokenSince: null, ownerNotifiedAt: null, adminsNotifiedAt: null };

/** Outage after which jobs that write entries may have run out of attempts. */
const LONG_AWAY_MS = DAY;

/** Interval of successful syncs. */
const SYNC_INTERVAL_MS = 5 * MINUTE;
/** Delay after the first failure; it doubles with each further one up to a limit. */
const FIRST_RETRY_DELAY_MS = MINUTE;
const MAX_RETRY_DELAY_MS = 6 * 60 * MINUTE;

const IMPORTED = defineStatement<{ found: boolean }>(`
  SELECT EXISTS (SELECT FROM invitees p JOIN imported_events i ON i.organization_id = $1 AND i.event_id = p.event_id
                  WHERE p.organization_id = $1 AND p.user_id = $2) AS found`);

/** Entries of imported meetings wait for the first sync, which shows whether the other tool has written them. */
async function hasImportedMeetings(tx: Db, { organizationId, userId }: SyncedCalendar): Promise<boolean> {
  const [{ found = false } = {}] = await executeSql(tx, IMPORTED, [organizationId, userId]);
  return found;
}

export async function recordSyncSuccess(db: Db, calendar: SyncedCalendar, now: Instant): Promise<void> {
  await withTransaction(db, async (tx) => {
    const before = await tx.calendarSync.findFirst({
      where: { organizationId: calendar.organizationId, calendarId: calendar.id },
      select: { syncedAt: true },
    });
    const isBack = before?.syncedAt && +before.syncedAt < now - LONG_AWAY_MS;
    await updateSync(tx, calendar, {
      syncedAt: new Date(now),
      dueAt: new Date(now + SYNC_INTERVAL_MS),
      failures: 0,
      ...NOT_BROKEN,
    });
    const isMended = await setBroken(tx, calendar, null);
    // Jobs that write entries may have failed for good meanwhile.
    const isFirst = !before?.syncedAt;
    if (isMended || isBack || (isFirst && (await hasImportedMeetings(tx, calendar))))
      await enqueueUserEntrySync(tx, asOrganizationId(calendar.organizationId), calendar.userId);
  });
}

interface SyncFailure {
  now: Instant;
  /** Other subcalendars were synced, so the interval stays normal. */
  isPartial: boolean;
}

/**
 * Records a failed sync. A rejection marks the calendar as broken, which its owner is notified of later;
 * retries go on with growing delays.
 */
export async function recordSyncFailure(
  db: Db,
  calendar: SyncedCalendar,
  refusal: ProviderError,
  { now, isPartial }: SyncFailure,
) {
  await withTransaction(db, async (tx) => {
    const before = await tx.calendarSync.findFirst({
      where: { organizationId: calendar.organizationId, calendarId: calendar.id },
    });
    const failures = (before?.failures ?? 0) + 1;
    const longest = isPartial ? SYNC_INTERVAL_MS : MAX_RETRY_DELAY_MS;
    const wait = Math.min(FIRST_RETRY_DELAY_MS * 2 ** Math.min(failures - 1, 20), longest);
    const dueAt = new Date(
      now + Math.max(wait, Math.min((refusal.retryAfter ?? 0) * 1000, MAX_RETRY_DELAY_MS)),
    );
    await updateSync(tx, calendar, { dueAt, failures });
    const { reason } = refusal;
    if (reason === "busy" || !(await setBroken(tx, calendar, reason))) return;
    await updateSync(tx, calendar, { ...NOT_BROKEN, brokenSince: new Date(now) });
  });
}

/** Updates nothing if the calendar was disconnected meanwhile. */
const updateSync = (
  tx: Db,
  { organizationId, id: calendarId }: SyncedCalendar,
  data: Prisma.CalendarSyncUpdateManyMutationInput,
) => tx.calendarSync.updateMany({ where: { organizationId, calendarId }, data });

/**
 * Marks the calendar as broken or repaired; returns whether that changed. A broken one keeps its first
 * reason, which its owner was notified of.
 */
async function setBroken(tx: Db, calendar: SyncedCalendar, reason: BrokenReason | null): Promise<boolean> {
  const { organizationId } = calendar;
  const list = { organizationId, id: calendar.calendarListId };
  await lockRow(tx, "calendar_lists", list);
  const { count } = await tx.calendar.updateMany({
    where: { organizationId, id: calendar.id, accessBroken: reason === null },
    data: { accessBroken: reason !== null, brokenReason: reason },
  });
  if (count === 0) return false;
  await tx.calendarList.update({ where: toRowKey(organizationId, list.id), data: { v: { increment: 1 } } });
  await syncBrokenBlock(tx, organizationId, calendar.userId);
  return true;
}
