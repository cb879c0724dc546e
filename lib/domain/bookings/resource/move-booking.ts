import { MINUTE } from "@/lib/core/time/instant";
import { loadPageSettings } from "@/lib/domain/bookings/load-page-settings";
import { moveSeat } from "@/lib/domain/bookings/seats/move-seat";
import { isOwnOf } from "@/lib/domain/bookings/series/is-own-of";
import { moveFollowing } from "@/lib/domain/bookings/series/move-following";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { listEventHosts } from "@/lib/domain/events/confirmed-time";
import { type EventRow, readFramedEvent } from "@/lib/domain/events/event-rows";
import { instantFrom } from "@/lib/domain/events/event-time";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { findEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { Auth } from "@/lib/platform/http/auth";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { withoutSeats } from "./cancel-booking";
import { withBooking } from "./describe-booking";
import { explainLost } from "./explain-lost";
import { findBookedEvent } from "./find-booked-event";
import type { RescheduleBody } from "./schema";

/**
 * To another time that its page offers, for the host as for everybody who books there; it stays confirmed. A member who asks
 * moves of a series their own bookings alone.
 */
export function moveBooking(db: Db, target: EventTarget, body: RescheduleBody, auth: Auth) {
  const { invitee } = body;
  if (invitee !== undefined) return moveSeatOf(db, target, { ...body, invitee }, auth);
  return inTransaction(db, async (tx) => {
    const event = await findBookedEvent(tx, target.organization, target.id);
    const organiser = event.invitees.find(({ su }) => su);
    const page = await findOpenPage(tx, event);
    if (!organiser || !event.createdByUserId || !page.rules)
      throw new ApiProblem("conflict", "The event has no host whose hours it could follow.", {
        reason: "no_host",
      });
    const start = instantFrom(body.start, event.timezone, "/start");
    // A type's own hours are the page owner's, not those of whoever took over.
    const availability = page.owner === event.createdByUserId ? (page.availability ?? null) : null;
    const { rules } = page;
    const moved =
      body.scope === "following" && event.seriesId !== null
        ? await moveFollowing(tx, target, {
            start,
            instead: readInstead(body, event.timezone),
            minutes: body.duration ?? null,
            position: organiser.position,
            availability,
            rules,
            mayChange: isOwnOf(auth.member),
            auth,
          })
        : await moveEvent(tx, target, {
            invitee: organiser.id,
            start,
            hosts: listEventHosts(event),
            minutes: body.duration ?? measureMinutes(event),
            availability,
            rules,
            asks: false,
            auth,
          });
    const { reason } = body;
    const told = { ...target, precondition: new Precondition(null) };
    const after = reason && moved.happened ? await addMessage(tx, told, { body: reason }) : moved;
    return withBooking(after.event, target.now);
  });
}

const readInstead = ({ instead = [] }: RescheduleBody, zone: string) =>
  new Map(
    instead.map(({ index, start }, at) => [
      index,
      start === null ? null : instantFrom(start, zone, `/instead/${at}/start`),
    ]),
  );

async function findOpenPage(tx: Db, event: EventRow) {
  const page =
    event.bookpageId === null
      ? null
      : await tx.bookpage.findUnique({
          where: keyOf(event.organizationId, event.bookpageId),
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

/** The meeting stays as long as it is. */
function measureMinutes({ dates, confirmedDateId }: EventRow): number {
  const date = dates.find(({ id }) => id === confirmedDateId);
  return date ? (+date.endsAt - +date.startsAt) / MINUTE : 0;
}

/** The answer is the meeting in which the seat is then. */
function moveSeatOf(
  db: Db,
  target: EventTarget,
  { start, invitee }: RescheduleBody & { invitee: string },
  auth: Auth,
) {
  return inTransaction(db, async (tx) => {
    const event = await findBookedEvent(tx, target.organization, target.id);
    if (event.seats === null) throw withoutSeats();
    await findOpenPage(tx, event);
    const framed = await readFramedEvent(tx, target.organization, target.id);
    const address = { nickname: framed?.page?.nickname ?? "", type: framed?.appointmentType?.handle ?? null };
    const { now } = target;
    const page = await loadPageSettings(tx, { ...address, minutes: null });
    if (!page)
      throw new ApiProblem("conflict", "The page on which it was booked is not active.", {
        reason: "page_inactive",
      });
    const offered = { ...page, duration: measureMinutes(event) };
    const moved = await moveSeat(tx, target, {
      invitee,
      start: instantFrom(start, event.timezone, "/start"),
      page: offered,
      explain: (part, lost) => explainLost(part, auth, offered, lost, event.timezone, now),
    });
    const after = await findEvent(tx, target.organization, moved?.eventId ?? target.id);
    return withBooking(serializeEvent(after), now);
  });
}
