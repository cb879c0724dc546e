import type { Instant } from "@/lib/core/time/instant";
import { writeEvent } from "@/lib/domain/events/write-event";
import { releaseHold } from "@/lib/domain/reservations/release-hold";
import { lockHosts } from "@/lib/domain/reservations/reserve";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { BookingRequest } from "./booking-request";
import { composeEvent } from "./compose-event";
import { type Booked, deriveBookerKeys, findBooking } from "./find-booking";
import { findLostTimes, type LostTimes } from "./find-lost-times";
import { toHoldId } from "./hold-id";
import { hasTooManyOpen } from "./open-bookings";
import type { PublicPage } from "./public-page";

export type BookingOutcome = Booked | LostTimes | { outcome: "full" } | { outcome: "mail_limit" };

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
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "mail_limit") return { outcome: "mail_limit" };
    // The exclusion constraint would refuse a double booking even if the check above had a fault.
    if (error.code !== "slot_taken") throw error;
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
  const [key] = deriveBookerKeys(request.formId);
  await lockHosts(tx, [page.owner.id]);
  const before = await findBooking(tx, page.organization, request.formId);
  if (before) return before;

  await releaseHold(tx, page.organization, toHoldId(request.formId));
  const lost = await findLostTimes(tx, page, request.starts, now);
  if (lost) return lost;
  if (await hasTooManyOpen(tx, page, request, now)) return { outcome: "full" };

  const event = await composeEvent(tx, page, request, { key, confirmed, now });
  const { id } = await writeEvent(tx, page.organization, event, now);
  return { outcome: "booked", eventId: id, key, confirmed };
}
