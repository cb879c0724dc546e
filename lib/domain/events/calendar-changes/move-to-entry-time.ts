import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { requireEvent } from "@/lib/domain/events/queries";
import type { EventDateInput } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";

/** The time to which an entry was dragged; all-day entries run between midnights in UTC. */
export interface EntryTime {
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
}

/**
 * Moves a confirmed meeting to the time of its dragged entry with the rights of its host: hours do not bind, occupied
 * time does.
 */
export async function moveToEntryTime(db: Db, target: EventTarget, time: EntryTime) {
  const event = await requireEvent(db, target.organization, target.id);
  const { confirmedDateId } = event;
  if (!event.confirmedFlag || confirmedDateId === null)
    throw new ApiProblem("conflict", "The event is not confirmed.", { reason: "event_not_confirmed" });
  if (event.steps !== null)
    throw new ApiProblem("conflict", "The entry has one part of the meeting: move the meeting itself.");
  const dates = event.dates.map((date): EventDateInput => {
    const moved = date.id === confirmedDateId;
    return { _id: date.id, ...(moved ? toInput(time) : toUnchangedInput(date)) };
  });
  return updateEvent(db, target, { dates });
}

const toUnchangedInput = ({ startsAt, endsAt, allDay }: EntryTime) => ({
  date: startsAt.toISOString(),
  end_date: endsAt.toISOString(),
  all_day: allDay,
});

/** All-day entries are days in the zone of the event. */
function toInput(time: EntryTime) {
  const midnight = (at: Date) => `${at.toISOString().slice(0, 10)}T00:00:00`;
  return time.allDay
    ? { date: midnight(time.startsAt), end_date: midnight(time.endsAt), all_day: true }
    : toUnchangedInput(time);
}
