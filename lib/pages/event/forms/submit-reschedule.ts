import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { moveSeat } from "@/lib/domain/bookings/seats/move-seat";
import { moveFollowing } from "@/lib/domain/bookings/series/move-following";
import { measureStayUntil } from "@/lib/domain/bookings/stays/stay-page";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import { parseEventStay } from "@/lib/domain/events/stay/event-stay";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import { parseStarts } from "@/lib/pages/booking/parse-page-query";
import { FOLLOWING } from "@/lib/pages/event/series/build-scope-field";
import { listSeriesVisits, pickFollowingVisits } from "@/lib/pages/event/series/list-series-visits";
import { parseRescheduleChoices } from "@/lib/pages/event/series/reschedule-choices";
import type { Db } from "@/lib/platform/db/client";
import type { EventFormOutcome, EventSubmission } from "./event-submission";

/** Moves the meeting to another time of its booking page. */
export async function submitReschedule(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const [start] = parseStarts([values.slot ?? ""]);
  const { page, appointmentType, dates, confirmedDateId } = visitor.event;
  const now = dates.find(({ id }) => id === confirmedDateId);
  const isStay = parseEventStay(visitor.event) !== null;
  if (start !== undefined && !isStay && +(now?.startsAt ?? 0) === start) return { done: "moved" };
  if (!offers.has("move") || !page || start === undefined) return { done: "changed" };
  const address = { slug: page.slug, type: appointmentType?.slug ?? null, minutes: null };
  const booked = await loadBookablePage(db, address);
  if (!booked) return { done: "changed" };
  if (visitor.seats !== null && !visitor.isOrganizer) {
    const seat = { ...booked, duration: measureMinutes(now) ?? booked.duration };
    await syncHostCalendars(db, target);
    const newSeat = await moveSeat(db, target, { invitee: visitor.id, start, page: seat });
    return newSeat ? { seat: newSeat } : { done: "moved" };
  }
  // Another member than the page's owner may host a team's event.
  const eventHosts = listEventHosts(visitor.event);
  const hosts = eventHosts.length > 0 || booked.team ? eventHosts : [booked.owner.id];
  const needsConfirmation = !visitor.isOrganizer && booked.settings.auto_confirm !== true;
  await syncHostCalendars(db, target);
  if (values.scope === FOLLOWING && visitor.event.seriesId !== null && !needsConfirmation)
    return rescheduleFollowing(db, { visitor, offers, target, values }, start, booked);
  const minutes = isStay ? measureRequestedStay(booked, start, values.until) : measureMinutes(now);
  if (isStay && minutes === null) return { done: "changed" };
  await moveEvent(db, target, {
    invitee: visitor.id,
    start,
    hosts,
    minutes: minutes ?? booked.duration,
    availability: booked.availabilityId,
    rules: booked.rules,
    needsConfirmation,
  });
  return { done: needsConfirmation ? "moveAsked" : "moved" };
}

/** Asks about the events that cannot be moved along; nothing is moved in that case. */
async function rescheduleFollowing(
  db: Db,
  { visitor, target, values }: EventSubmission,
  start: Instant,
  { rules, availabilityId: availability }: BookablePage,
): Promise<EventFormOutcome> {
  const following = pickFollowingVisits(await listSeriesVisits(db, visitor), visitor, target.now);
  if (!following.every((visit) => listVisitorActions(visit, target.now).has("move")))
    return { done: "changed" };
  const ids = following.map(({ eventId }) => eventId);
  const { position } = visitor;
  const shift = { start, instead: parseRescheduleChoices(values), minutes: null };
  const mayChange = ({ id }: { id: string }) => ids.includes(id);
  try {
    await moveFollowing(db, target, { ...shift, position, rules, availability, mayChange });
    return { done: "moved" };
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "slot_taken")) throw error;
    const chosen = { slot: formatSlotValue(start), step: "details", scope: FOLLOWING };
    return { rescheduleAgain: Object.entries(chosen) };
  }
}

/** The minutes until the last day that was chosen; null if the page has no such stays. */
function measureRequestedStay(
  booked: BookablePage,
  start: Instant,
  until: string | undefined,
): number | null {
  const last = parseLocalDate(until ?? "");
  const { stay } = booked.grid;
  return stay && last ? measureStayUntil(booked, stay, start, last) : null;
}

/** The duration in minutes, which stays the same. */
const measureMinutes = (date: { startsAt: Date; endsAt: Date } | undefined): number | null =>
  date ? (+date.endsAt - +date.startsAt) / MINUTE : null;
