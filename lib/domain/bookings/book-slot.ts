import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant } from "@/lib/core/time/instant";
import { findEventOfForm } from "@/lib/domain/events/find-event-of-form";
import { writeEvent } from "@/lib/domain/events/write-event";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/domain/free-slots/nearest-free";
import { lockHosts } from "@/lib/domain/reservations/reserve";
import { derivedTokens } from "@/lib/platform/crypto/secret";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { BookingRequest } from "./booking-request";
import { composeEvent } from "./compose-event";
import type { PublicPage } from "./public-page";

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
    // The exclusion constraint would refuse a double booking even if the check above had a fault.
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
  const keys = bookerKeys(request.formId);
  await lockHosts(tx, [page.owner.id]);
  const before = await findEventOfForm(tx, keys);
  if (before) return { outcome: "booked", ...before };
  const [key] = keys;

  const host = await hostNow(tx, page, request.starts);
  const { duration } = page;
  const taken = request.starts.filter((start) => !isOffered({ host, duration, now }, start));
  const [lost] = taken;
  if (lost !== undefined) {
    return { outcome: "taken", taken, nearest: nearestFree({ hosts: [host], duration, now }, lost) };
  }

  const event = await composeEvent(tx, page, request, { key, confirmed });
  const { id } = await writeEvent(tx, page.organization, event, now);
  return { outcome: "booked", eventId: id, key, confirmed };
}

/** The same form has the same key, so that a form sent twice leads to the same page twice. */
const bookerKeys = (formId: string) => derivedTokens("booker", formId);

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
