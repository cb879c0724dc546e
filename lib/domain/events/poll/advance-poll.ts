import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { remindInvitees } from "@/lib/domain/events/changes/remind-invitees";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { type EventChoice, pickEventChoice } from "@/lib/domain/events/policy";
import { ADVANCE_POLL } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { getPollSettings } from "./get-poll-settings";
import { findNextPollTime, pickPollStep } from "./schedule-poll";

/**
 * Runs the due step of a poll: a reminder to those who have not answered, or the close. The step is decided from the
 * locked event, as the job may run twice or after a change.
 */
export async function advancePoll(
  db: Db,
  { organization: id, event }: PayloadOf<typeof ADVANCE_POLL>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  const [row] = await listEventRows(db, organization, [event]);
  if (!row) return;
  const target = { organization, id: event, precondition: new Precondition(null), now };
  const step = pickPollStep(row, now);
  if (step === "close") return closePoll(db, target);
  if (step === "remind") await runUnlessRejected("mail_limit", () => remindInvitees(db, target));
  const next = findNextPollTime(row, now);
  if (next === null) return;
  const key = `advance_poll/${event}`;
  await addJob(db, ADVANCE_POLL, { organization, event }, { key, runAt: new Date(next) });
}

/** Confirms the best option if the organiser wants that and it is available; otherwise notifies the organiser. */
async function closePoll(db: Db, target: EventTarget): Promise<void> {
  await syncHostCalendars(db, target);
  const isDone = await runUnlessRejected("slot_taken", () => applyDeadline(db, target, pickDeadlineChoice));
  if (!isDone) await applyDeadline(db, target, () => null);
}

function applyDeadline(
  db: Db,
  target: EventTarget,
  pick: (event: EventRow, now: Instant) => EventChoice | null,
) {
  return changeEvent(db, target, "confirm", async (_, event) => {
    if (pickPollStep(event, target.now) !== "close") return null;
    const poll = { ...(event.poll as object), closed: new Date(target.now).toISOString() };
    const choice = pick(event, target.now);
    if (!choice) return { columns: { poll }, happened: null };
    return {
      columns: {
        poll,
        confirmedFlag: true,
        confirmedAt: new Date(target.now),
        confirmedDateId: choice.dateId,
        confirmedPlaceId: choice.placeId,
      },
      happened: event.confirmedAt === null ? "confirmed" : "updated",
    };
  });
}

/** Picks from the dates still ahead; null if no guest can come to the best of them. */
export function pickDeadlineChoice(event: EventRow, now: Instant): EventChoice | null {
  if (getPollSettings(event).at_deadline !== "confirm") return null;
  const choice = pickEventChoice({ ...event, dates: event.dates.filter(({ startsAt }) => +startsAt > now) });
  const guests = new Set(
    event.invitees.filter(({ isOrganizer, host }) => !isOrganizer && !host).map(({ id }) => id),
  );
  const hasGuest = event.votes.some(
    ({ dateId, yes, inviteeId }) =>
      yes &&
      dateId === choice.dateId &&
      guests.has(inviteeId) &&
      !event.declines.some((decline) => decline.inviteeId === inviteeId),
  );
  return choice.dateId !== null && hasGuest ? choice : null;
}

/** Returns false if the change was rejected with this code. */
async function runUnlessRejected(code: ApiProblem["code"], change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === code) return false;
    throw error;
  }
}
