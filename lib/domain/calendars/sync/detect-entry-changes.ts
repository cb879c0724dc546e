import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { type BookpageEntry, extractEventId } from "@/lib/domain/calendars/bookpage-entry";
import { isTimeUnchanged } from "@/lib/domain/calendars/is-time-unchanged";
import type { BusyTime, CalendarChanges, CalendarObject } from "@/lib/domain/calendars/provider";
import { CHECK_CALENDAR_ENTRY } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

interface SyncResult {
  organization: string;
  subcalendar: string;
  user: string;
  /** Start of the sync by the database's clock. */
  began: Date;
  window: Interval;
  changes: CalendarChanges;
  /** UIDs of existing events. */
  own: ReadonlySet<string>;
}

interface Entry {
  event: string;
  user: string;
  uid: string;
  key: string;
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
  writing: boolean;
  writtenAt: Date;
  answers: Record<string, string>;
  /** A change of the entry awaits a user's decision. */
  open: boolean;
}

const ENTRIES_STATEMENT = defineStatement<Entry>(`
  SELECT e.event_id AS event, e.user_id AS user, e.uid, e.object_key AS key, e.starts_at AS "startsAt",
         e.ends_at AS "endsAt", e.all_day AS "allDay", coalesce(e.writing_since > clock_timestamp() - interval '1 hour', false) AS writing,
         e.written_at AS "writtenAt", e.answers,
         EXISTS (SELECT FROM calendar_changes c
                  WHERE c.organization_id = $1 AND c.event_id = e.event_id AND c.user_id = e.user_id
                    AND c.uid = e.uid AND c.state = 'open') AS open
    FROM calendar_entries e
   WHERE e.organization_id = $1 AND e.subcalendar_id = $2 AND ($3 OR e.uid = ANY ($4) OR e.object_key = ANY ($5))`);

const RENAME_STATEMENT = defineStatement(`
  UPDATE calendar_entries SET object_key = $5
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

/** Entries of one calendar that a user may delete by hand; more at once are suspicious. */
const MAX_DELETED = 3;

// The delay allows for further changes or an undo by the user.
const MOVED_DELAY_MS = 20_000;
const DELETED_DELAY_MS = 2 * 60_000;

type Job = PayloadOf<typeof CHECK_CALENDAR_ENTRY>;

/**
 * Compares Bookpage's entries in a sync with those that were written, in the transaction of the sync. A
 * differing time counts as busy in addition to ours and is checked again by a job, as are other possible
 * changes. A sync that began before an entry was written decides nothing.
 */
export async function detectEntryChanges(
  tx: Db,
  noticed: SyncResult,
): Promise<{ event: string; object: CalendarObject }[]> {
  const { organization, subcalendar, user, changes, own } = noticed;
  const found = changes.objects.filter(
    ({ uid }) => uid !== null && own.has(uid) && extractEventId(uid) !== null,
  );
  const isGone = buildGoneTest(noticed);
  const entries = await executeSql(tx, ENTRIES_STATEMENT, [
    organization,
    subcalendar,
    changes.whole,
    found.map(({ uid }) => uid),
    [...changes.removed],
  ]);
  const entriesHere = entries.filter((entry) => extractEventId(entry.uid) !== null);
  const moved: { event: string; object: CalendarObject }[] = [];
  const jobs: { job: Job; delay: number }[] = [];
  const queue = (entry: Pick<Entry, "event" | "user" | "uid">, delay: number, more: Partial<Job> = {}) =>
    jobs.push({
      job: { organization, event: entry.event, user: entry.user, uid: entry.uid, ...more },
      delay,
    });
  const missing: Entry[] = [];
  for (const entry of entriesHere) {
    const present = found.filter(({ uid }) => uid === entry.uid);
    const object = present.find(({ key }) => key === entry.key) ?? (isGone(entry) ? present[0] : undefined);
    if (!object) {
      if (isGone(entry)) missing.push(entry);
      continue;
    }
    if (object.key !== entry.key)
      await executeSql(tx, RENAME_STATEMENT, [organization, entry.event, entry.user, entry.uid, object.key]);
    const [seenEntry] = object.own ?? [];
    if (!seenEntry || seenEntry.recurrenceId) continue;
    const isOld = entry.writing || entry.writtenAt >= noticed.began;
    const isMoved = !isTimeUnchanged(entry, seenEntry);
    if (!isOld && isMoved && !seenEntry.cancelled)
      moved.push({ event: entry.event, object: toBusyObject(object, seenEntry) });
    if (isMoved || seenEntry.cancelled || entry.open || hasNewPartstat(seenEntry, entry, changes.whole))
      queue(entry, seenEntry.cancelled ? DELETED_DELAY_MS : MOVED_DELAY_MS);
  }
  const many = missing.length > MAX_DELETED || (changes.whole && changes.objects.length === 0);
  for (const entry of missing) queue(entry, DELETED_DELAY_MS, { many });
  for (const object of found)
    if (
      object.uid &&
      !entriesHere.some(({ uid }) => uid === object.uid) &&
      object.own?.some(({ written }) => written)
    )
      queue({ event: extractEventId(object.uid) ?? "", user, uid: object.uid }, 0, {
        seen: { subcalendar, key: object.key },
      });
  await addJobs(
    tx,
    CHECK_CALENDAR_ENTRY,
    jobs.map(({ job, delay }) => ({
      payload: job,
      key: `apply_entry_change/${job.event}/${job.user}/${job.seen?.subcalendar ?? ""}`,
      ...(delay > 0 && { runAt: new Date(Date.now() + delay) }),
    })),
  );
  return moved;
}

/** A full sync contains nothing outside of its window. */
function buildGoneTest({ changes, window }: SyncResult): (entry: Entry) => boolean {
  const removed = new Set(changes.removed);
  const presentKeys = new Set(changes.objects.map(({ key }) => key));
  return ({ key, startsAt, endsAt }) =>
    removed.has(key) ||
    (changes.whole &&
      !presentKeys.has(key) &&
      startsAt !== null &&
      endsAt !== null &&
      +startsAt < window.end &&
      +endsAt > window.start);
}

/** If a sync returns no participation status, a changed entry is checked by a job. */
const hasNewPartstat = ({ attendees }: BookpageEntry, { answers }: Entry, whole: boolean): boolean =>
  attendees === null
    ? !whole
    : attendees.some(
        ({ email, partstat }) =>
          (partstat === "accepted" || partstat === "declined") && answers[email] !== partstat,
      );

/** Counts as busy even if the entry is marked as free, as the meeting takes the owner's time. */
const toBusyObject = (object: CalendarObject, { start, end, allDay }: BookpageEntry): CalendarObject => {
  const busy: BusyTime[] = [{ start, end, allDay }];
  return { ...object, busy };
};

/** The clock that timestamps written entries. */
const CLOCK_STATEMENT = defineStatement<{ now: Date }>("SELECT clock_timestamp() AS now");

export async function getDatabaseTime(db: Db, otherwise: Instant): Promise<Date> {
  const [row] = await executeSql(db, CLOCK_STATEMENT);
  return row?.now ?? new Date(otherwise);
}
