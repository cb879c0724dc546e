import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { countAllowedGuests, type PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { getPollSettings, isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { pickSpans } from "./event-facts";
import { findBooker } from "./find-booker";
import { findConfirmedStart, hasReconfirmed } from "./has-reconfirmed";
import type { EventVisitor } from "./load-event-page";
import { resolveEventSettings } from "./resolve-event-settings";

/** The actions that the event page offers. */
export type VisitorAction =
  | "vote"
  | "attend"
  | "return"
  | "suggestDate"
  | "suggestPlace"
  | "message"
  | "invite"
  | "poll"
  | "several"
  | "duplicate"
  | "remove"
  | "remind"
  | "edit"
  | "confirm"
  | "cancel"
  | "decline"
  | "move"
  | "coming"
  | "feedback";

export type VisitorRole = "organiser" | "booker" | "guest";

export const deriveVisitorRole = ({ id, isOrganizer, event }: EventVisitor): VisitorRole =>
  isOrganizer ? "organiser" : findBooker(event)?.id === id ? "booker" : "guest";

/** Lists the visitor's actions. Pages show exactly these, and forms reject all others. */
export function listVisitorActions(visitor: EventVisitor, now: Instant): ReadonlySet<VisitorAction> {
  const { event } = visitor;
  const phase = deriveEventPhase(event);
  const spans = pickSpans(event);
  const over = phase === "cancelled" || (spans.length > 0 && spans.every(({ end }) => end <= now));
  if (over) return new Set(canGiveFeedback(visitor, now) ? ["message", "feedback"] : ["message"]);

  const role = deriveVisitorRole(visitor);
  const settings = resolveEventSettings(event);
  const organises = role === "organiser";
  const isSeated = event.seats !== null;
  const hasSeat = visitor.seats === null || visitor.seats.taken < visitor.seats.all;
  const declined = event.declines.some(({ inviteeId }) => inviteeId === visitor.id);
  const planning = phase === "planning";
  const { add_options: takesOptions } = getPollSettings(event);
  const acceptsVotes = planning && !isPollClosed(event, now);
  const inTime = organises || !isTooLate(settings, spans[0]?.start ?? null, now);
  const actions: Record<VisitorAction, boolean> = {
    message: true,
    // A declined invitee comes back first; a vote on a time would not say so.
    vote: acceptsVotes && !declined && event.dates.length + event.places.length > 0,
    attend:
      !planning &&
      !organises &&
      !visitor.fullDates.includes(event.confirmedDateId ?? "") &&
      (declined ? hasSeat && visitor.movedTo === null : !isAttending(visitor)),
    return: planning && !organises && declined,
    suggestDate:
      (organises ? planning : acceptsVotes && takesOptions && !settings.one_slot) &&
      event.dates.length < MAX_EVENT_PARTS.dates,
    suggestPlace:
      (organises
        ? planning
        : acceptsVotes && takesOptions && !(settings.forbid_add_places || settings.hide_places)) &&
      event.places.length < MAX_EVENT_PARTS.places,
    invite:
      !declined &&
      hasSeat &&
      (organises ||
        (!settings.block_new_invitee && hasGuestCapacity(event, settings) && canShowAddress(visitor))) &&
      (isSeated || event.invitees.length <= MAX_EVENT_PARTS.invitees),
    several: planning && organises && !event.bookpage && event.dates.length > 1,
    duplicate: organises && !event.bookpage && event.dates.length > 1,
    poll: planning && organises && !event.bookpage && event.dates.length > 0,
    remove: organises && event.invitees.length > 1,
    remind: acceptsVotes && organises && listUnanswered(event).length > 0 && !hasBeenReminded(event, now),
    edit: organises,
    confirm: planning && organises && event.dates.length + event.places.length > 0,
    // One of several bookers gives up a seat instead.
    cancel: organises || (role === "booker" && !isSeated && !declined && inTime),
    decline: !organises && !declined && inTime,
    move: !planning && role !== "guest" && !declined && inTime && canMove(event),
    coming: !planning && !organises && !visitor.host && !declined && !hasReconfirmed(event, visitor),
    feedback: canGiveFeedback(visitor, now),
  };
  return new Set((Object.keys(actions) as VisitorAction[]).filter((offer) => actions[offer]));
}

/** Guests of a confirmed meeting that has begun say how it was. */
function canGiveFeedback({ id, isOrganizer, host, event }: EventVisitor, now: Instant): boolean {
  const start = event.cancelledAt ? null : findConfirmedStart(event);
  const isHost = isOrganizer || host;
  return (
    start !== null &&
    start.getTime() <= now &&
    !isHost &&
    !event.declines.some(({ inviteeId }) => inviteeId === id)
  );
}

/** Returns whether a guest of a meeting to come can no longer move, cancel or decline it on its page. */
export function isClosedToChanges(visitor: EventVisitor, now: Instant): boolean {
  const { event } = visitor;
  const [first] = pickSpans(event);
  const isAhead = deriveEventPhase(event) !== "cancelled" && (!first || first.start > now);
  return (
    isAhead &&
    deriveVisitorRole(visitor) !== "organiser" &&
    !event.declines.some(({ inviteeId }) => inviteeId === visitor.id) &&
    isTooLate(resolveEventSettings(event), first?.start ?? null, now)
  );
}

/** Returns whether the deadline of `event_hide_decline` has passed: hours before the start, or always. */
export function isTooLate(
  { event_hide_decline: hidden = false }: PageSettings,
  start: Instant | null,
  now: Instant,
): boolean {
  if (typeof hidden === "boolean") return hidden;
  return start !== null && start - now < hidden * 60 * MINUTE;
}

/** Returns whether the page allows another guest besides host and booker. */
const hasGuestCapacity = (event: EventVisitor["event"], settings: PageSettings): boolean => {
  const booker = findBooker(event)?.id;
  const guests = event.invitees.filter(({ id, isOrganizer }) => !isOrganizer && id !== booker);
  return !event.bookpage || event.api || guests.length < countAllowedGuests(settings);
};

/** Adding guests sends mails, so it requires a participant with an address. */
const canShowAddress = ({ email, userId }: EventVisitor): boolean => email !== null || userId !== null;

const isAttending = ({ id, event }: EventVisitor): boolean =>
  event.confirmedDateId === null ||
  event.votes.some((vote) => vote.inviteeId === id && vote.dateId === event.confirmedDateId && vote.yes);

/** The page on which the event was booked offers other times. */
const canMove = ({ page, appointmentTypeId, appointmentType, confirmedDateId }: EventVisitor["event"]) =>
  page?.active === true &&
  (appointmentTypeId === null || appointmentType?.active === true) &&
  confirmedDateId !== null;

/** Lists invitees who have not voted on any date. */
export const listUnanswered = ({
  invitees,
  votes,
  declines,
}: Pick<EventVisitor["event"], "invitees" | "votes" | "declines">) =>
  invitees.filter(
    ({ id, isOrganizer, email }) =>
      !isOrganizer &&
      email !== null &&
      !votes.some(({ inviteeId }) => inviteeId === id) &&
      !declines.some(({ inviteeId }) => inviteeId === id),
  );

export const hasBeenReminded = ({ remindedAt }: { remindedAt: Date | null }, now: Instant): boolean =>
  remindedAt !== null && now - remindedAt.getTime() < DAY;
