import type { Instant } from "@/lib/core/time/instant";
import { openLink } from "@/lib/domain/booking-pages/links/open-link";
import { bookWithin } from "@/lib/domain/bookings/book-slot";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import type { Booked } from "@/lib/domain/bookings/find-booking";
import { followLink } from "@/lib/domain/bookings/follow-link";
import { findOpenResponse, findResponse } from "@/lib/domain/bookings/forms/responses/open-response";
import { loadSettingsOf } from "@/lib/domain/bookings/load-page-settings";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import type { BookedAt } from "@/lib/domain/events/new-event";
import { findEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { readSeriesEvents } from "@/lib/domain/events/series/read-series-events";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import type { Member } from "@/lib/platform/http/contract";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { ApiProblem, notOwn, unknownProblem } from "@/lib/platform/http/problem";
import { withBooking } from "./describe-booking";
import { explainLost } from "./explain-lost";
import { findPageAddress, type NamedPage } from "./find-page-address";
import { readBookingBody } from "./read-booking-body";
import { refuseBooking, refuseLink } from "./refuse-booking";
import type { BookingBody } from "./schema";
import { settleLinked } from "./settle-linked";

interface Booking {
  source: BookedAt;
  /** The page that the body names without a link, where it has been looked up. */
  found?: NamedPage | null;
  now: Instant;
}

/** Books by all rules of a page, as its form does. What is refused leaves nothing behind: a hold stays. */
export async function createBooking(
  db: Db,
  auth: Auth,
  body: BookingBody,
  { source, found = null, now }: Booking,
) {
  const offered = await findPage(db, auth, body, { found, now });
  const request = {
    ...readBookingBody(settleLinked(body, offered.link), offered, newToken()),
    source,
    isNew: true,
  };
  const page = { ...offered, duration: body.duration ?? offered.duration };
  const booked = await inTransaction(db, async (tx) => {
    const outcome = await bookWithin(tx, page, request, now);
    switch (outcome.outcome) {
      case "booked":
        return outcome;
      case "taken":
        throw await explainLost(tx, auth, page, outcome, request.timezone, now);
      default:
        throw refuseBooking(outcome, body);
    }
  });
  return answerBooked(db, auth, booked, now); // read once nobody waits for the hosts any longer
}

const isOwnedBy = (owner: NamedPage["owner"], { people, teams }: Member): boolean =>
  "user" in owner ? people.includes(owner.user) : teams.includes(owner.team);

async function findPage(
  db: Db,
  auth: Auth,
  body: BookingBody,
  { found, now }: { found: NamedPage | null; now: Instant },
): Promise<PageSettings> {
  const { organization, member } = auth;
  const linked = body.link === undefined ? null : await openLink(db, organization, body.link, now);
  if (linked && linked.state !== "open") throw refuseLink(linked.state);
  const names = linked ? { page: linked.link.page, type: linked.link.type ?? undefined } : body;
  const { id, type, owner } = (linked ? null : found) ?? (await findPageAddress(db, organization, names));
  if (member && !isOwnedBy(owner, member)) throw notOwn();
  const page = await loadSettingsOf(db, organization, { id, type, minutes: null });
  if (page) {
    const followed = await followLink(db, chooseHost(page, body.host ?? null), body.link ?? null, now);
    if ("refused" in followed) throw refuseLink(followed.refused);
    return body.via === undefined ? followed.page : followVia(db, auth, followed.page, body.via, now);
  }
  throw new ApiProblem("conflict", "The page has just been changed. Try again.", { reason: "page_changed" });
}

/** A member shows by the token of the address that it was their own page to which the form led. */
async function followVia(
  db: Db,
  { organization, member }: Auth,
  page: PageSettings,
  via: string,
  now: Instant,
) {
  const response =
    (await findOpenResponse(db, organization, via, now)) ??
    (member ? null : await findResponse(db, organization, via));
  if (!response) throw unknownProblem("via", "is nothing that was answered to a form of your organisation");
  return { ...page, response };
}

async function answerBooked(db: Db, auth: Auth, { eventId, key }: Booked, now: Instant) {
  const event = await findEvent(db, auth.organization, eventId);
  const booked = withBooking(serializeEvent(event), now);
  const series =
    event.seriesId === null ? null : await readSeriesEvents(db, auth.organization, event.seriesId);
  const bookings = series?.map((one) => withBooking(serializeEvent(one), now));
  const page_url = `${pageOrigin()}/event/${eventId}?key=${key}`;
  const hash = hashToken(key);
  const booker = event.invitees.find(({ keyHash }) => Buffer.compare(keyHash, hash) === 0);
  return {
    ...booked,
    booking: { ...booked.booking, page_url, ...(booker && { invitee: booker.id }) },
    ...(bookings && { bookings }),
  };
}
