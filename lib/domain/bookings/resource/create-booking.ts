import type { Instant } from "@/lib/core/time/instant";
import { resolveLinkToken } from "@/lib/domain/booking-pages/links/resolve-link-token";
import { bookInTransaction } from "@/lib/domain/bookings/book-slot";
import type { BookedOutcome } from "@/lib/domain/bookings/find-booking-by-form";
import { findFormResponse, findOpenResponse } from "@/lib/domain/bookings/forms/responses/find-open-response";
import { loadBookablePageById } from "@/lib/domain/bookings/load-bookable-page";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { resolveLink } from "@/lib/domain/bookings/resolve-link";
import { selectHost } from "@/lib/domain/bookings/select-host";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Member } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildNotOwnedProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import type { BookingChannel } from "@/lib/domain/events/new-event";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { listSeriesEvents } from "@/lib/domain/events/series/list-series-events";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { applyLinkDefaults } from "./apply-link-defaults";
import { addBookingFacts } from "./derive-booking-facts";
import { explainUnavailable } from "./explain-unavailable";
import { parseBookingBody } from "./parse-booking-body";
import type { PreparedPage } from "./prepare-booking";
import { type NamedPage, resolvePageAddress } from "./resolve-page-address";
import type { BookingBody } from "./schema";
import { toBookingProblem, toLinkProblem } from "./to-booking-problem";

interface BookingOptions {
  source: BookingChannel;
  /** The page that the body names without a link, if it is prepared. */
  prepared?: PreparedPage | null;
  now: Instant;
}

/** Books by all rules of a page, as its form does. A rejected booking changes nothing and keeps its hold. */
export async function createBooking(
  db: Db,
  auth: Auth,
  body: BookingBody,
  { source, prepared = null, now }: BookingOptions,
) {
  const offered = await requireBookablePage(db, auth, body, { prepared, now });
  const request = {
    ...parseBookingBody(applyLinkDefaults(body, offered.link), offered, generateToken()),
    source,
    isNew: true,
  };
  const page = { ...offered, duration: request.duration ?? body.duration ?? offered.duration };
  const booked = await withTransaction(db, async (tx) => {
    const outcome = await bookInTransaction(tx, page, request, now);
    switch (outcome.outcome) {
      case "booked":
        return outcome;
      case "taken":
        throw await explainUnavailable(tx, auth, page, outcome, request.timezone, now);
      default:
        throw toBookingProblem(outcome, body);
    }
  });
  return loadBookingResponse(db, auth, booked, now); // reads after the commit, when the hosts are unlocked
}

const isOwnedBy = (owner: NamedPage["owner"], { people, teams }: Member): boolean =>
  "user" in owner ? people.includes(owner.user) : teams.includes(owner.team);

async function requireBookablePage(
  db: Db,
  auth: Auth,
  body: BookingBody,
  { prepared, now }: { prepared: PreparedPage | null; now: Instant },
): Promise<BookablePage> {
  const { organization, member } = auth;
  const linkResolution =
    body.link === undefined ? null : await resolveLinkToken(db, organization, body.link, now);
  if (linkResolution && linkResolution.state !== "open") throw toLinkProblem(linkResolution.state);
  const names = linkResolution
    ? { page: linkResolution.link.page, type: linkResolution.link.type ?? undefined }
    : body;
  const found = linkResolution ? null : prepared;
  const { id, type, owner } = found ?? (await resolvePageAddress(db, organization, names));
  if (member && !isOwnedBy(owner, member)) throw buildNotOwnedProblem();
  const page = found?.loaded ?? (await loadBookablePageById(db, organization, { id, type, minutes: null }));
  if (page) {
    const resolution = await resolveLink(db, selectHost(page, body.host ?? null), body.link ?? null, now);
    if ("refused" in resolution) throw toLinkProblem(resolution.refused);
    return body.via === undefined ? resolution.page : resolveVia(db, auth, resolution.page, body.via, now);
  }
  throw new ApiProblem("conflict", "The page has just been changed. Try again.", { reason: "page_changed" });
}

/** A member must prove by the token that the form led to their own page. */
async function resolveVia(
  db: Db,
  { organization, member }: Auth,
  page: BookablePage,
  via: string,
  now: Instant,
) {
  const response =
    (await findOpenResponse(db, organization, via, now)) ??
    (member ? null : await findFormResponse(db, organization, via));
  if (!response)
    throw buildUnknownFieldProblem("via", "is nothing that was answered to a form of your organisation");
  return { ...page, response };
}

async function loadBookingResponse(db: Db, auth: Auth, { eventId, key }: BookedOutcome, now: Instant) {
  const event = await requireEvent(db, auth.organization, eventId);
  const booked = addBookingFacts(serializeEvent(event), now);
  const series =
    event.seriesId === null ? null : await listSeriesEvents(db, auth.organization, event.seriesId);
  const bookings = series?.map((one) => addBookingFacts(serializeEvent(one), now));
  const page_url = `${resolvePageOrigin()}/event/${eventId}?key=${key}`;
  const hash = hashToken(key);
  const booker = event.invitees.find(({ keyHash }) => Buffer.compare(keyHash, hash) === 0);
  return {
    ...booked,
    booking: { ...booked.booking, page_url, ...(booker && { invitee: booker.id }) },
    ...(bookings && { bookings }),
  };
}
