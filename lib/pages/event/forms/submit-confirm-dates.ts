import { confirmDates } from "@/lib/domain/events/poll/confirm-dates";
import { duplicateEvent } from "@/lib/domain/events/poll/duplicate-event";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";

/** Confirms several dates, each as a meeting. */
export async function submitConfirmDates(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (visitor.isOrganizer && visitor.event.confirmedFlag) return { done: "confirmed" };
  if (!offers.has("several")) return { done: "changed" };
  const chosen = visitor.event.dates.filter(({ id }) => values[`date-${id}`] === "true").map(({ id }) => id);
  if (chosen.length === 0) return rejectStep("several", { field: "step", text: "choiceMissing" });
  await confirmDates(db, target, { date_ids: chosen });
  return { done: "confirmed" };
}

/** Creates a copy of the event, which the organiser edits next. */
export async function submitDuplicate(
  db: Db,
  { offers, target }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!offers.has("duplicate")) return { done: "changed" };
  const key = generateToken();
  const { _id } = await duplicateEvent(db, target, undefined, key);
  return { made: { eventId: _id, key } };
}
