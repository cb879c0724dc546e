import type { Instant } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { countUse } from "@/lib/domain/booking-pages/links/count-use";
import type { LinkRefusal } from "@/lib/domain/booking-pages/links/open-link";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { composeEvent, findNamedUsers } from "@/lib/domain/bookings/compose-event";
import type { Booked } from "@/lib/domain/bookings/find-booking";
import { findKept } from "@/lib/domain/bookings/find-kept";
import { followLockedLink } from "@/lib/domain/bookings/follow-link";
import { noteBooked } from "@/lib/domain/bookings/forms/responses/note-booked";
import { isOfLink } from "@/lib/domain/bookings/is-of-link";
import { hasTooManyOpen } from "@/lib/domain/bookings/open-bookings";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { stopWaiting } from "@/lib/domain/bookings/stop-waiting";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import { listEventHosts } from "@/lib/domain/events/confirmed-time";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Participant } from "@/lib/domain/events/new-event";
import { derivePhase } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import { Precondition } from "@/lib/platform/http/etag";
import { addParty } from "./add-party";
import { isSeatOffered } from "./is-seat-offered";
import { listMeetings } from "./list-meetings";

/** `seats`: there are some, but not for everybody whom the booker brings. `seated`: the address has one already. */
export type SeatRefusal = { outcome: "seats"; left: number } | { outcome: "seated" };

type Joining = Booked | SeatRefusal | { outcome: "full" } | { outcome: "link"; why: LinkRefusal };

interface Seat {
  key: string;
  now: Instant;
}

/**
 * Takes a seat for the booker, and for each whom they bring, in a meeting that is there. The caller holds the event. Null:
 * it is offered no more.
 */
export async function joinMeeting(
  tx: Db,
  asked: PageSettings,
  request: BookingRequest,
  id: string,
  { key, now }: Seat,
): Promise<Joining | null> {
  const { organization } = asked;
  const followed = await followLockedLink(tx, asked, request.link, now);
  if ("refused" in followed) return { outcome: "link", why: followed.refused };
  const { page } = followed;
  const [start] = request.starts;
  if (start === undefined) return null;
  const kept = await findKept(tx, page, request, now);
  // Time that is held as a whole is nobody's meeting yet.
  if (request.holdId && kept && !kept.isSeat) return null;
  const isKept = kept !== null && kept.hosts.length > 0 && start >= now && isOfLink(page, start);
  if (!isKept && !(await isSeatOffered(tx, page, { start, hold: kept?.id }, now))) return null;
  if (!request.isVouchedFor && (await hasTooManyOpen(tx, page, request, now))) return { outcome: "full" };

  let refused: Joining | null = null;
  const target = { organization, id, precondition: new Precondition(null), now };
  const { happened } = await changeEvent(tx, target, "invite", async (_, event) => {
    const time = event.dates.find((date) => date.id === event.confirmedDateId);
    if (derivePhase(event) !== "confirmed" || +(time?.startsAt ?? 0) !== start) return null;
    const found = { outcome: "found", people: pickHosts(page, event), turns: [] } as const;
    const { invitees, messages } = composeEvent(page, request, {
      users: await findNamedUsers(tx, page, request),
      key,
      confirmed: true,
      found,
      now,
    });
    const party = invitees.filter(({ host }) => !host);
    const meetings = await listMeetings(tx, page, { start, hold: kept?.id }, now);
    const left = meetings.find((one) => one.id === id)?.free ?? 0;
    if (left <= 0) return null;
    refused = refuseParty(event, party, left);
    if (refused) return null;
    if (page.link && !(await countUse(tx, organization, page.link.id, now))) {
      refused = { outcome: "link", why: "used_up" };
      return null;
    }
    await stopWaiting(tx, page, request);
    if (kept) await releaseHold(tx, organization, kept.id);
    if (page.response) await noteBooked(tx, organization, page.response.id, { event: id, now });
    await addParty(tx, event, party, messages, now);
    return { happened: "new_invitee" };
  });
  return happened ? { outcome: "booked", eventId: id, key, confirmed: true } : refused;
}

/** Who holds the meeting, the first of them first. */
function pickHosts({ people, owner }: PageSettings, event: EventRow) {
  const holding = listEventHosts(event);
  const [host = owner, ...beside] = holding.flatMap((id) => people.find((one) => one.id === id) ?? []);
  return [host, ...beside] as const;
}

/** Null: there is a seat for everybody of the party. */
function refuseParty(event: EventRow, party: readonly Participant[], left: number): SeatRefusal | null {
  const gone = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const isSeated = ({ email }: Participant) =>
    email !== null && event.invitees.some((one) => one.email === email && !gone.has(one.id));
  const booker = party.find(({ isBrought }) => !isBrought);
  if (!booker || isSeated(booker)) return { outcome: "seated" };
  return party.filter((one) => !isSeated(one)).length > left ? { outcome: "seats", left } : null;
}
