import type { Instant } from "@/lib/core/time/instant";
import { type BookingOutcome, bookSlot } from "@/lib/domain/bookings/book-slot";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { findBooking } from "@/lib/domain/bookings/find-booking";
import { listGuests } from "@/lib/domain/bookings/list-guests";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { confirmsBookers } from "@/lib/domain/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import { type Asking, type AskOutcome, askBookerCode } from "./ask-code";

interface Attempt extends Omit<Asking, keyof BookingRequest | "back"> {
  request: BookingRequest;
  /** Keeps what was typed, should it be shown again. */
  keepForm: () => Promise<string>;
}

/**
 * Books; where other people would get mail and the booker has not shown whose the address is, a code is asked for
 * first. So it is where too many mails went out today: whoever types the code has asked for theirs.
 */
export async function bookOrAsk(
  db: Db,
  page: PublicPage,
  { request, keepForm, ...attempt }: Attempt,
  now: Instant,
): Promise<BookingOutcome | AskOutcome> {
  const hasGuests = listGuests(page, request).length > 0;
  const mayAsk = async () => !request.addressConfirmed && (await confirmsBookers(db, page.organization));
  const ask = async () => askBookerCode(db, page, { ...attempt, ...request, back: await keepForm() }, now);
  if (hasGuests && (await mayAsk()))
    return (await findBooking(db, page.organization, request.formId)) ?? ask();
  const booked = await bookSlot(db, page, request, now);
  return booked.outcome === "mail_limit" && !hasGuests && (await mayAsk()) ? ask() : booked;
}
