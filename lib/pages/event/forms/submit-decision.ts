import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { recordReconfirmation } from "@/lib/domain/events/changes/record-reconfirmation";
import { remindInvitees } from "@/lib/domain/events/changes/remind-invitees";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { cancelFollowing } from "@/lib/domain/events/series/cancel-following";
import { hasReconfirmed } from "@/lib/domain/events/visitor/has-reconfirmed";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import { FOLLOWING } from "@/lib/pages/event/series/build-scope-field";
import { listSeriesVisits, pickFollowingVisits } from "@/lib/pages/event/series/list-series-visits";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";

export async function submitConfirmation(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const { date = null, place = null } = values;
  const { event } = visitor;
  const isRepeated =
    visitor.isOrganizer && deriveEventPhase(event) === "confirmed" && event.confirmedDateId === date;
  if (isRepeated) return { done: "confirmed" };
  const exists = date === null || event.dates.some(({ id }) => id === date);
  if (!offers.has("confirm") || !exists) return { done: "changed" };
  const known = event.places.some(({ id }) => id === place);
  await syncHostCalendars(db, target);
  await confirmEvent(db, target, { date_id: date, place_id: known ? place : null }, {});
  return { done: "confirmed" };
}

export async function submitCancellation(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (visitor.event.cancelledAt) return { done: "cancelled" };
  if (!offers.has("cancel")) return { done: "changed" };
  const { reason = "" } = values;
  if (reason.length > LIMITS.text)
    return rejectStep("cancel", { field: "reason", text: "messageLong", values: { limit: LIMITS.text } });
  if (values.scope === FOLLOWING && visitor.event.seriesId !== null)
    return cancelAll(db, { visitor, offers, target, values }, reason);
  await cancelEvent(db, target, { reason }, visitor.id);
  return { done: "cancelled" };
}

/** Cancels the event and the later ones of its series, if the visitor may cancel each of them. */
async function cancelAll(
  db: Db,
  { visitor, target }: EventSubmission,
  reason: string,
): Promise<EventFormOutcome> {
  const following = pickFollowingVisits(await listSeriesVisits(db, visitor), visitor, target.now);
  if (!following.every((visit) => listVisitorActions(visit, target.now).has("cancel")))
    return { done: "changed" };
  const ids = following.map(({ eventId }) => eventId);
  await cancelFollowing(db, target, { reason }, ({ id }) => ids.includes(id), visitor.id);
  return { done: "cancelled" };
}

export async function submitDecline(
  db: Db,
  { visitor, offers, target }: EventSubmission,
): Promise<EventFormOutcome> {
  if (visitor.event.declines.some(({ inviteeId }) => inviteeId === visitor.id)) return { done: "declined" };
  if (!offers.has("decline")) return { done: "changed" };
  await declineEvent(db, target, { invitee: visitor.id });
  return { done: "declined" };
}

export async function submitComing(
  db: Db,
  { visitor, offers, target }: EventSubmission,
): Promise<EventFormOutcome> {
  if (hasReconfirmed(visitor.event, visitor)) return { done: "coming" };
  if (!offers.has("coming")) return { done: "changed" };
  await recordReconfirmation(db, target, visitor.id);
  return { done: "coming" };
}

export async function submitReminder(
  db: Db,
  { visitor, offers, target }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!visitor.isOrganizer || visitor.event.confirmedFlag) return { done: "changed" };
  if (offers.has("remind")) await remindInvitees(db, target);
  return { done: "reminded" };
}
