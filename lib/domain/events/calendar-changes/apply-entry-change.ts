import { asInstant, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import type { BookpageEntry } from "@/lib/domain/calendars/bookpage-entry";
import { isTimeUnchanged } from "@/lib/domain/calendars/is-time-unchanged";
import type { CalendarObject } from "@/lib/domain/calendars/provider";
import { findProvider } from "@/lib/domain/calendars/providers";
import { CHECK_CALENDAR_ENTRY } from "@/lib/domain/calendars/tasks";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildEntries } from "@/lib/domain/events/calendar-entries/build-entries";
import type { EntryKey } from "@/lib/domain/events/calendar-entries/record-written-entry";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { applyAttendeeReplies, extractAttendeeReplies } from "./apply-attendee-replies";
import { evaluateEntry, evaluateEntryStep } from "./evaluate-entry";
import { listConflictNames, UNNAMED_CONFLICT } from "./list-conflict-names";
import { moveToEntryTime } from "./move-to-entry-time";
import { closeCalendarChange, recordCalendarChange } from "./record-calendar-change";
import { relinkEntry } from "./relink-entry";
import { requestOwnerDecision } from "./request-owner-decision";
import { reserveDraggedTime } from "./reserve-dragged-time";

type Job = PayloadOf<typeof CHECK_CALENDAR_ENTRY>;

interface RunContext {
  signal: AbortSignal;
  now: Instant;
}

/** An interrupted write blocks calendar changes for this long. */
const WRITING_MS = HOUR;
const LATER_MS = MINUTE;

/**
 * Applies a possible change of an entry to the meeting, or asks its owner what to do. Reads the present entry and not
 * the one that a sync saw, so that a second run has no effect.
 */
export async function applyEntryChange(db: Db, job: Job, { signal, now }: RunContext): Promise<void> {
  const of = { organization: job.organization, event: job.event, user: job.user, uid: job.uid };
  const entry = await findEntry(db, of);
  if (!entry || (job.seen && job.seen.subcalendar !== entry.subcalendarId)) {
    if (job.seen) await relinkEntry(db, of, job.seen, { signal, now });
    return;
  }
  if (entry.writingSince && +entry.writingSince > now - WRITING_MS) return scheduleRetry(db, job, now);
  const { calendar } = entry.subcalendar;
  const writer = findProvider(calendar.source)?.entries;
  const access = openAccess(db, calendar, signal);
  if (!writer || !access) return;
  const window = { start: asInstant(0), end: asInstant(0) };
  const frame = { window, zone: calendar.list.user.timezone };
  const object = await writer.fetchEntry(access, entry.subcalendar.sourceId, entry.objectKey, frame);
  const again = await findEntry(db, of);
  const isWritten = again && +again.writtenAt === +entry.writtenAt && again.writingSince === null;
  if (!again || again.objectKey !== entry.objectKey) return;
  if (!isWritten) return scheduleRetry(db, job, now);
  const actor = {
    kind: "user",
    id: job.user,
    requestId: getWorkContext()?.requestId ?? generateId(),
  } as const;
  await runAsActor(actor, () =>
    applyDecision(db, of, { entry: again, object, isBulk: job.many ?? false, now }),
  );
}

const findEntry = (db: Db, { organization, event, user, uid }: EntryKey) =>
  db.calendarEntry.findUnique({
    where: {
      organizationId_eventId_userId_uid: {
        organizationId: organization,
        eventId: event,
        userId: user,
        uid,
      },
    },
    include: {
      subcalendar: {
        include: {
          calendar: { include: { sync: true, list: { include: { user: true } } } },
        },
      },
    },
  });

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const scheduleRetry = (db: Db, job: Job, now: Instant) =>
  withTransaction(db, (tx) =>
    addJobs(tx, CHECK_CALENDAR_ENTRY, [
      {
        payload: job,
        key: `apply_entry_change/${job.event}/${job.user}/${job.seen?.subcalendar ?? ""}`,
        runAt: new Date(now + LATER_MS),
      },
    ]),
  );

interface EntryLookup {
  entry: Entry;
  object: CalendarObject | null;
  isBulk: boolean;
  now: Instant;
}

async function applyDecision(
  db: Db,
  of: EntryKey,
  { entry, object, isBulk, now }: EntryLookup,
): Promise<void> {
  const organization = asOrganizationId(of.organization);
  const [event] = await listEventRows(db, organization, [of.event]);
  if (!event) return;
  const { list } = entry.subcalendar.calendar;
  const suggestions = list.syncSuggestions;
  const [expected] = buildEntries(event, { ...list.user, suggestions, private: false }).filter(
    ({ uid }) => uid === of.uid,
  );
  // The entry writer removes unwanted entries, and users tidy up past ones themselves.
  if (!expected || expected.end <= now) return;
  const at = new Date(now);
  const found = object?.own?.[0] ?? null;
  if (object && !found) return;
  const verdict = evaluateEntry(entry, found);
  const target: EventTarget = { organization, id: of.event, precondition: new Precondition(null), now };
  const isHost = event.createdByUserId === of.user;
  if (found && isHost) await applyReplies(db, of, { entry, event, found, target });
  if (verdict.kind === "same") {
    await withTransaction(db, async (tx) => {
      await reserveDraggedTime(tx, of, entry, null);
      await closeCalendarChange(tx, of, "settled", at);
    });
    return;
  }
  const time = verdict.kind === "moved" ? toTime(verdict.entry) : null;
  const isMovedHere = !isTimeUnchanged(entry, expected);
  if (isMovedHere && !isLaterChange(verdict.kind === "moved" ? verdict.entry : null, event)) {
    // The meeting has been moved in Bookpage since; that move is written next, so this change is only recorded.
    await withTransaction(db, (tx) => recordCalendarChange(tx, { ...of, time, state: "settled" }, at));
    return;
  }
  await withTransaction(db, (tx) => reserveDraggedTime(tx, of, entry, time, isMovedHere ? expected : null));
  const recentSyncs = await countRecentSyncs(db, of, now);
  const isOtherKind = verdict.kind === "moved" && verdict.entry.allDay !== expected.allDay;
  const situation = { rule: list.onCalendarChange, isHost, isBulk, recentSyncs, isOtherKind };
  const step = evaluateEntryStep(verdict.kind, situation);
  const requestDecision = (reasons: string[] = []) =>
    requestOwnerDecision(db, { ...of, time, reasons, isBulk, entry }, at);
  if (step === "ask")
    return requestDecision(time && isHost ? await listConflictNames(db, event, time, now) : []);
  const done = () =>
    withTransaction(db, (tx) => recordCalendarChange(tx, { ...of, time, state: "followed" }, at));
  const invitee = event.invitees.find(({ userId }) => userId === of.user);
  if (step === "decline") {
    if (invitee) await declineEvent(db, target, { invitee: invitee.id });
    await done();
    return;
  }
  if (step === "cancel") {
    await cancelEvent(db, target, {}, invitee?.id);
    await done();
    return;
  }
  const reasons = time ? await listConflictNames(db, event, time, now) : [];
  if (reasons.length > 0 || !time) return requestDecision(reasons);
  try {
    await moveToEntryTime(db, target, time);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    return requestDecision([UNNAMED_CONFLICT]);
  }
  await done();
}

/** Counts how often the meeting followed this calendar within the last hour, which ends loops. */
const countRecentSyncs = (db: Db, { organization, event, user }: EntryKey, now: Instant) =>
  db.calendarChange.count({
    where: {
      organizationId: organization,
      eventId: event,
      userId: user,
      state: "followed",
      seenAt: { gt: new Date(now - HOUR) },
    },
  });

/** The later of two changes wins, if the calendar reports when it was changed. */
const isLaterChange = (found: BookpageEntry | null, { confirmedAt, updatedAt }: EventRow): boolean =>
  found !== null && found.changedAt !== null && found.changedAt > +(confirmedAt ?? updatedAt);

const toTime = ({ start, end, allDay }: BookpageEntry) => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
  allDay,
});

interface ReplyUpdate {
  entry: Entry;
  event: EventRow;
  found: BookpageEntry;
  target: EventTarget;
}

async function applyReplies(db: Db, of: EntryKey, { entry, event, found, target }: ReplyUpdate) {
  if (found.attendees === null) return;
  const known = entry.answers as Record<string, string>;
  const replies = extractAttendeeReplies(found);
  if (JSON.stringify(replies) === JSON.stringify(known)) return;
  await applyAttendeeReplies(db, target, event, replies, known);
  await db.calendarEntry.updateMany({
    where: { organizationId: of.organization, eventId: of.event, userId: of.user, uid: of.uid },
    data: { answers: replies },
  });
}
