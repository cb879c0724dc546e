import { toUnits } from "@/lib/core/slots/stays/stay-rules";
import { MINUTE } from "@/lib/core/time/instant";
import { type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import { moveSeat } from "@/lib/domain/bookings/seats/move-seat";
import { canChangeEvent } from "@/lib/domain/bookings/series/can-change-event";
import { moveFollowing } from "@/lib/domain/bookings/series/move-following";
import type { Auth } from "@/lib/domain/contracts/auth";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import { type EventRow, findDetailedEvent } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { buildNoSeatsProblem } from "./cancel-booking";
import { addBookingFacts } from "./derive-booking-facts";
import { explainUnavailable } from "./explain-unavailable";
import { parseStayBody } from "./parse-stay-body";
import { requireBookedEvent } from "./require-booked-event";
import type { RescheduleBody } from "./schema";

/**
 * Moves a booking to another slot that its page offers, a rule that binds hosts and bookers alike; it stays
 * confirmed. A member can move only their own bookings of a series.
 */
export function rescheduleBooking(db: Db, target: EventTarget, body: RescheduleBody, auth: Auth) {
  const { invitee } = body;
  if (invitee !== undefined) return moveInviteeSeat(db, target, { ...body, invitee }, auth);
  return withTransaction(db, async (tx) => {
    const event = await requireBookedEvent(tx, target.organization, target.id);
    const organiser = event.invitees.find(({ isOrganizer }) => isOrganizer);
    const page = await requireActivePage(tx, event);
    if (!organiser || !event.createdByUserId || !page.rules)
      throw new ApiProblem("conflict", "The event has no host, so there are no hours to book.", {
        reason: "no_host",
      });
    const stay = parseMovedStay(body, event, page.rules);
    const start = stay?.start ?? parseInstant(body.start, event.timezone, "/start");
    // A type's availability belongs to the page's owner, so it does not apply to a host who took over.
    const availability = page.owner === event.createdByUserId ? (page.availability ?? null) : null;
    const { rules } = page;
    const moved =
      body.scope === "following" && event.seriesId !== null
        ? await moveFollowing(tx, target, {
            start,
            instead: parseReplacements(body, event.timezone),
            minutes: body.duration ?? null,
            position: organiser.position,
            availability,
            rules,
            mayChange: canChangeEvent(auth.member),
            auth,
          })
        : await moveEvent(tx, target, {
            invitee: organiser.id,
            start,
            hosts: listEventHosts(event),
            minutes: stay?.duration ?? body.duration ?? measureMinutes(event),
            availability,
            rules,
            needsConfirmation: false,
            auth,
          });
    const { reason } = body;
    const messageTarget = { ...target, precondition: new Precondition(null) };
    const after = reason && moved.happened ? await addMessage(tx, messageTarget, { body: reason }) : moved;
    return addBookingFacts(after.event, target.now);
  });
}

/** Returns the new time of a stay; null for a meeting. By default it lasts as many days or nights as before. */
function parseMovedStay(body: RescheduleBody, event: EventRow, rules: PageRules) {
  const grid = pickGrid(rules);
  const { stay } = grid;
  const length =
    stay && body.end === undefined && body.units === undefined
      ? { units: toUnits(stay, measureMinutes(event)) }
      : {};
  const zone = event.timezone;
  const page = { grid, zones: [zone], owner: { timezone: zone } };
  const parsed = parseStayBody({ ...body, ...length }, page);
  if (parsed.issues.length > 0) throw buildValidationProblem(parsed.issues);
  return parsed.stay;
}

const parseReplacements = ({ instead = [] }: RescheduleBody, zone: string) =>
  new Map(
    instead.map(({ index, start }, at) => [
      index,
      start === null ? null : parseInstant(start, zone, `/instead/${at}/start`),
    ]),
  );

async function requireActivePage(tx: Db, event: EventRow) {
  const page =
    event.bookpageId === null
      ? null
      : await tx.bookpage.findUnique({
          where: toRowKey(event.organizationId, event.bookpageId),
          select: { active: true, userId: true },
        });
  if (!page?.active)
    throw new ApiProblem(
      "conflict",
      "The page on which it was booked is not there, or not active: move the event itself.",
      { reason: "page_inactive" },
    );
  return { ...(await findPageRules(tx, event)), owner: page.userId };
}

/** Returns the duration of the meeting, which moving does not change. */
function measureMinutes({ dates, confirmedDateId }: EventRow): number {
  const date = dates.find(({ id }) => id === confirmedDateId);
  return date ? (+date.endsAt - +date.startsAt) / MINUTE : 0;
}

/** Returns the meeting that the seat was moved to. */
function moveInviteeSeat(
  db: Db,
  target: EventTarget,
  { start, invitee }: RescheduleBody & { invitee: string },
  auth: Auth,
) {
  return withTransaction(db, async (tx) => {
    const event = await requireBookedEvent(tx, target.organization, target.id);
    if (event.seats === null) throw buildNoSeatsProblem();
    await requireActivePage(tx, event);
    const detailedEvent = await findDetailedEvent(tx, target.organization, target.id);
    const address = {
      slug: detailedEvent?.page?.slug ?? "",
      type: detailedEvent?.appointmentType?.slug ?? null,
    };
    const { now } = target;
    const page = await loadBookablePage(tx, { ...address, minutes: null });
    if (!page)
      throw new ApiProblem("conflict", "The page on which it was booked is not active.", {
        reason: "page_inactive",
      });
    const offered = { ...page, duration: measureMinutes(event) };
    const moved = await moveSeat(tx, target, {
      invitee,
      start: parseInstant(start, event.timezone, "/start"),
      page: offered,
      explain: (part, lost) => explainUnavailable(part, auth, offered, lost, event.timezone, now),
    });
    const after = await requireEvent(tx, target.organization, moved?.eventId ?? target.id);
    return addBookingFacts(serializeEvent(after), now);
  });
}
