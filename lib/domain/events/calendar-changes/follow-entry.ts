import { HOUR, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import type { OwnEntry } from "@/lib/domain/calendars/own-entry";
import type { CalendarObject } from "@/lib/domain/calendars/provider";
import { findProvider } from "@/lib/domain/calendars/providers";
import { isAsWritten } from "@/lib/domain/calendars/same-time";
import { FOLLOW_CALENDAR } from "@/lib/domain/calendars/tasks";
import { buildEntries } from "@/lib/domain/events/calendar-entries/build-entries";
import type { EntryOf } from "@/lib/domain/events/calendar-entries/keep-written";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { type EventRow, readEventRows } from "@/lib/domain/events/event-rows";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { currentWork } from "@/lib/platform/work/current-work";
import { adoptEntry } from "./adopt-entry";
import { askOwner } from "./ask-owner";
import { findInTheWay, NAMELESS } from "./find-in-the-way";
import { followAnswers, readAnswers } from "./follow-answers";
import { chooseStep, judgeEntry } from "./judge-entry";
import { keepDragged } from "./keep-dragged";
import { moveWithEntry } from "./move-with-entry";
import { endChange, recordChange } from "./record-change";

type Job = PayloadOf<typeof FOLLOW_CALENDAR>;

interface Now {
  signal: AbortSignal;
  now: Instant;
}

/** So long after a writing that was broken off, what the calendar says counts again. */
const WRITING_MS = HOUR;
const LATER_MS = MINUTE;

/**
 * Looks at an entry that somebody may have changed, and lets the meeting follow, or asks them what shall happen. What counts
 * is how the entry is now, whatever a reading came upon: done twice it does nothing more.
 */
export async function followEntry(db: Db, job: Job, { signal, now }: Now): Promise<void> {
  const of = { organization: job.organization, event: job.event, user: job.user, uid: job.uid };
  const entry = await findEntry(db, of);
  if (!entry || (job.seen && job.seen.subcalendar !== entry.subcalendarId)) {
    if (job.seen) await adoptEntry(db, of, job.seen, { signal, now });
    return;
  }
  if (entry.writingSince && +entry.writingSince > now - WRITING_MS) return lookLater(db, job, now);
  const { calendar } = entry.subcalendar;
  const writer = findProvider(calendar.source)?.entries;
  const access = openAccess(db, calendar, signal);
  if (!writer || !access) return;
  const window = { start: instant(0), end: instant(0) };
  const frame = { window, zone: calendar.list.user.timezone };
  const object = await writer.look(access, entry.subcalendar.sourceId, entry.objectKey, frame);
  const again = await findEntry(db, of);
  const isWritten = again && +again.writtenAt === +entry.writtenAt && again.writingSince === null;
  if (!again || again.objectKey !== entry.objectKey) return;
  if (!isWritten) return lookLater(db, job, now);
  const actor = { kind: "user", id: job.user, requestId: currentWork()?.requestId ?? newId() } as const;
  await runAs(actor, () => decide(db, of, { entry: again, object, many: job.many ?? false, now }));
}

const findEntry = (db: Db, { organization, event, user, uid }: EntryOf) =>
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

const lookLater = (db: Db, job: Job, now: Instant) =>
  inTransaction(db, (tx) =>
    addJobs(tx, FOLLOW_CALENDAR, [
      {
        payload: job,
        key: `follow_calendar/${job.event}/${job.user}/${job.seen?.subcalendar ?? ""}`,
        runAt: new Date(now + LATER_MS),
      },
    ]),
  );

interface Looked {
  entry: Entry;
  object: CalendarObject | null;
  many: boolean;
  now: Instant;
}

async function decide(db: Db, of: EntryOf, { entry, object, many, now }: Looked): Promise<void> {
  const organization = asOrganizationId(of.organization);
  const [event] = await readEventRows(db, organization, [of.event]);
  if (!event) return;
  const { list } = entry.subcalendar.calendar;
  const suggestions = list.syncSuggestions;
  const [wanted] = buildEntries(event, { ...list.user, suggestions, private: false }).filter(
    ({ uid }) => uid === of.uid,
  );
  // What is wanted no more is taken out by who writes entries; what is over, people tidy up.
  if (!wanted || wanted.end <= now) return;
  const at = new Date(now);
  const own = object?.own?.[0] ?? null;
  if (object && !own) return;
  const verdict = judgeEntry(entry, own);
  const target: EventTarget = { organization, id: of.event, precondition: new Precondition(null), now };
  const isHost = event.createdByUserId === of.user;
  if (own && isHost) await takeAnswers(db, of, { entry, event, own, target });
  if (verdict.kind === "same") {
    await inTransaction(db, async (tx) => {
      await keepDragged(tx, of, entry, null);
      await endChange(tx, of, "settled", at);
    });
    return;
  }
  const time = verdict.kind === "moved" ? toTime(verdict.entry) : null;
  const isMovedHere = !isAsWritten(entry, wanted);
  if (isMovedHere && !isLater(verdict.kind === "moved" ? verdict.entry : null, event)) {
    // The meeting has moved here since: that is written next, and this is history.
    await inTransaction(db, (tx) => recordChange(tx, { ...of, time, state: "settled" }, at));
    return;
  }
  await inTransaction(db, (tx) => keepDragged(tx, of, entry, time, isMovedHere ? wanted : null));
  const followed = await countFollowed(db, of, now);
  const isOtherKind = verdict.kind === "moved" && verdict.entry.allDay !== wanted.allDay;
  const situation = { rule: list.onCalendarChange, isHost, many, followed, isOtherKind };
  const step = chooseStep(verdict.kind, situation);
  const ask = (reasons: string[] = []) => askOwner(db, { ...of, time, reasons, many, entry }, at);
  if (step === "ask") return ask(time && isHost ? await findInTheWay(db, event, time, now) : []);
  const done = () => inTransaction(db, (tx) => recordChange(tx, { ...of, time, state: "followed" }, at));
  if (step === "decline") {
    const invitee = event.invitees.find(({ userId }) => userId === of.user);
    if (invitee) await declineEvent(db, target, { invitee: invitee.id });
    await done();
    return;
  }
  if (step === "cancel") {
    await cancelEvent(db, target, {});
    await done();
    return;
  }
  const reasons = time ? await findInTheWay(db, event, time, now) : [];
  if (reasons.length > 0 || !time) return ask(reasons);
  try {
    await moveWithEntry(db, target, time);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    return ask([NAMELESS]);
  }
  await done();
}

/** How often the meeting has followed this person's calendar within the last hour: a loop ends. */
const countFollowed = (db: Db, { organization, event, user }: EntryOf, now: Instant) =>
  db.calendarChange.count({
    where: {
      organizationId: organization,
      eventId: event,
      userId: user,
      state: "followed",
      seenAt: { gt: new Date(now - HOUR) },
    },
  });

/** Of two changes the later one wins, where the calendar tells when it was changed. */
const isLater = (own: OwnEntry | null, { confirmedAt, updatedAt }: EventRow): boolean =>
  own !== null && own.changedAt !== null && own.changedAt > +(confirmedAt ?? updatedAt);

const toTime = ({ start, end, allDay }: OwnEntry) => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
  allDay,
});

interface Answered {
  entry: Entry;
  event: EventRow;
  own: OwnEntry;
  target: EventTarget;
}

async function takeAnswers(db: Db, of: EntryOf, { entry, event, own, target }: Answered) {
  if (own.attendees === null) return;
  const known = entry.answers as Record<string, string>;
  const said = readAnswers(own);
  if (JSON.stringify(said) === JSON.stringify(known)) return;
  await followAnswers(db, target, event, said, known);
  await db.calendarEntry.updateMany({
    where: { organizationId: of.organization, eventId: of.event, userId: of.user, uid: of.uid },
    data: { answers: said },
  });
}
