import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { fillTitle } from "@/lib/domain/events/title-template";
import { type NewEvent, type Participant, writeEvent } from "@/lib/domain/events/write-event";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/domain/free-slots/nearest-free";
import { fullNameOf } from "@/lib/domain/organizations/full-name";
import { lockHosts } from "@/lib/domain/reservations/reserve";
import { derivedToken } from "@/lib/platform/crypto/secret";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LinkedApp } from "./linked-app";
import type { PublicPage } from "./public-page";

/** A booker's wish, validated against the page's settings. */
export interface BookingRequest {
  /** The time, or the times proposed. */
  starts: readonly Instant[];
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
  places: readonly { name: string; address?: string | undefined; source?: string | undefined }[];
  /** Addresses of further invitees. */
  invitees: readonly string[];
  timezone: string;
  lang: Language;
  thirdParty: LinkedApp | null;
  /** Random, made with the form: sent twice, it books once. */
  formId: string;
}

export type BookingOutcome =
  | { outcome: "booked"; eventId: string; key: string; confirmed: boolean }
  | { outcome: "taken"; taken: readonly Instant[]; nearest: readonly Instant[] };

/**
 * Books on a public page: only times that the page offers, looked at again under the host's lock, so that of
 * two people who want one time exactly one gets it and the other learns what is still free.
 */
export async function bookSlot(
  db: Db,
  page: PublicPage,
  request: BookingRequest,
  now: Instant,
): Promise<BookingOutcome> {
  try {
    return await inTransaction(db, (tx) => book(tx, page, request, now));
  } catch (error) {
    // The exclusion constraint has the last word; without a fault in this code it is never heard.
    if (!(error instanceof ApiProblem && error.code === "slot_taken")) throw error;
    return { outcome: "taken", taken: request.starts, nearest: [] };
  }
}

async function book(
  tx: Db,
  page: PublicPage,
  request: BookingRequest,
  now: Instant,
): Promise<BookingOutcome> {
  const confirmed = page.custom.auto_confirm === true;
  const key = bookerKey(request.formId);
  await lockHosts(tx, [page.owner.id]);
  const before = await tx.invitee.findUnique({
    where: { keyHash: hashToken(key) },
    select: { eventId: true, event: { select: { confirmedFlag: true } } },
  });
  if (before)
    return { outcome: "booked", eventId: before.eventId, key, confirmed: before.event.confirmedFlag };

  const host = await hostNow(tx, page, request.starts);
  const { duration } = page;
  const taken = request.starts.filter((start) => !isOffered({ host, duration, now }, start));
  const [lost] = taken;
  if (lost !== undefined) {
    return { outcome: "taken", taken, nearest: nearestFree({ hosts: [host], duration, now }, lost) };
  }

  const { id } = await writeEvent(
    tx,
    page.organization,
    await composeEvent(tx, page, request, key, confirmed),
    new Date(now),
  );
  return { outcome: "booked", eventId: id, key, confirmed };
}

/** The same form has the same key, so that a form sent twice leads to the same page twice. */
const bookerKey = (formId: string): string => derivedToken("booker", formId);

async function hostNow(tx: Db, page: PublicPage, starts: readonly Instant[]): Promise<Host> {
  const [person] = await loadHosts(
    tx,
    page.organization,
    { users: [page.owner.id] },
    {
      ...rangeAround(instant(Math.min(...starts)), instant(Math.max(...starts))),
      ...(page.availabilityId ? { availability: page.availabilityId } : {}),
    },
  );
  if (!person) throw new ApiProblem("not_found", "The owner of this page was not found.");
  return person.host;
}

async function composeEvent(
  tx: Db,
  page: PublicPage,
  request: BookingRequest,
  key: string,
  confirmed: boolean,
): Promise<NewEvent> {
  const { owner, custom } = page;
  const addresses = [request.email, ...request.invitees];
  const users = await tx.user.findMany({
    where: { organizationId: page.organization, email: { in: addresses } },
  });
  const userOf = (email: string) => users.find((user) => user.email === email);
  const booker: Participant = {
    key,
    email: request.email,
    fullName: request.name,
    phone: request.phone ?? null,
    company: request.company ?? null,
    userId: userOf(request.email)?.id ?? null,
    timezone: request.timezone,
    locale: request.lang,
    approves: true,
  };
  const isOwner = request.email === owner.email;
  const guests = [...new Set(request.invitees)]
    .filter((email) => email !== request.email && email !== owner.email)
    .map((email): Participant => {
      const user = userOf(email);
      return { email, fullName: user ? fullNameOf(user) : null, userId: user?.id ?? null, approves: false };
    });
  return {
    title: fillTitle(request.title || custom.auto_title || "{{invitee}} / {{me}}", {
      invitee: request.name,
      me: owner.name,
    }),
    creator: {
      // People try their own page: then host and booker are one.
      ...(isOwner ? { key } : {}),
      email: owner.email,
      fullName: owner.name,
      pictureUrl: owner.pictureUrl,
      userId: owner.id,
      timezone: owner.timezone,
      locale: owner.language,
      approves: confirmed || isOwner,
    },
    invitees: isOwner ? guests : [booker, ...guests],
    proposedBy: booker.userId,
    dates: request.starts.map((start) => ({
      start,
      end: instant(start + page.duration * MINUTE),
      allDay: false,
    })),
    places: request.places.map(({ name, address, source }) => ({
      name,
      address: address ?? null,
      source: source ?? null,
      icon: null,
    })),
    messages: request.message ? [{ body: request.message, from: request.email, userId: booker.userId }] : [],
    confirmed,
    lang: request.lang,
    locale: request.lang,
    timezone: owner.timezone,
    bookpage: true,
    bookpageId: page.bookpageId,
    appointmentTypeId: page.appointmentTypeId,
    ...(request.thirdParty && { thirdParty: request.thirdParty }),
    api: false,
  };
}
