import { asInstant, type Instant } from "@/lib/core/time/instant";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { EntryKey } from "@/lib/domain/events/calendar-entries/record-written-entry";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";

interface SeenEntry {
  subcalendar: string;
  key: string;
}

/** True if the same calendar, connected by another user, has a known entry at this address. */
const KNOWN_STATEMENT = defineStatement<{ known: boolean }>(`
  SELECT EXISTS (SELECT FROM calendar_entries e
                   JOIN subcalendars s ON s.organization_id = $1 AND s.id = e.subcalendar_id
                   JOIN subcalendars here ON here.organization_id = $1 AND here.id = $2
                  WHERE e.organization_id = $1 AND e.event_id = $3 AND e.uid = $4 AND e.user_id <> $5
                    AND s.source = here.source AND s.source_id = here.source_id) AS known`);

const TAKES_PART_STATEMENT = defineStatement<{ part: boolean }>(`
  SELECT EXISTS (SELECT FROM events e
                  WHERE e.organization_id = $1 AND e.id = $2
                    AND (e.created_by_user_id = $3 OR e.room_id = $3
                         OR EXISTS (SELECT FROM invitees i WHERE i.organization_id = $1 AND i.event_id = $2 AND i.user_id = $3))) AS part`);

const RELINK_STATEMENT = defineStatement(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written)
  VALUES ($1, $2, $3, $4, $5, $6, '')
      ON CONFLICT (organization_id, event_id, user_id, uid) DO UPDATE SET subcalendar_id = $5, object_key = $6, written = ''`);

/**
 * Relinks an entry of ours that is not recorded: the calendar was reconnected or restored, or the entry was moved to
 * another calendar. The entry is then updated or removed as the meeting requires; a copy next to the recorded entry is
 * ignored.
 */
export async function relinkEntry(
  db: Db,
  of: EntryKey,
  found: SeenEntry,
  { signal }: { signal: AbortSignal; now: Instant },
): Promise<void> {
  const organization = asOrganizationId(of.organization);
  const subcalendar = await db.subcalendar.findUnique({
    where: toRowKey(organization, found.subcalendar),
    include: { calendar: { include: { sync: true } } },
  });
  if (!subcalendar || subcalendar.calendar.userId !== of.user) return;
  const [{ known = true } = {}] = await executeSql(db, KNOWN_STATEMENT, [
    organization,
    found.subcalendar,
    of.event,
    of.uid,
    of.user,
  ]);
  const [{ part = false } = {}] = await executeSql(db, TAKES_PART_STATEMENT, [
    organization,
    of.event,
    of.user,
  ]);
  if (known || !part || (await isEntryPresent(db, of, signal))) return;
  await withTransaction(db, async (tx) => {
    const row = [organization, of.event, of.user, of.uid, found.subcalendar, found.key];
    await executeSql(tx, RELINK_STATEMENT, row);
    await enqueueEntries(tx, organization, { id: of.event, users: [of.user] });
  });
}

/** Returns whether the recorded entry still exists where it was written. */
async function isEntryPresent(db: Db, { organization, event, user, uid }: EntryKey, signal: AbortSignal) {
  const entry = await db.calendarEntry.findFirst({
    where: { organizationId: organization, eventId: event, userId: user, uid },
    include: { subcalendar: { include: { calendar: { include: { sync: true } } } } },
  });
  if (!entry) return false;
  const { calendar, sourceId } = entry.subcalendar;
  const writer = findProvider(calendar.source)?.entries;
  const access = openAccess(db, calendar, signal);
  const window = { start: asInstant(0), end: asInstant(0) };
  if (!writer || !access) return true;
  return (await writer.fetchEntry(access, sourceId, entry.objectKey, { window, zone: "UTC" })) !== null;
}
