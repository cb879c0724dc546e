import type { Instant } from "@/lib/core/time/instant";
import { type BookingOutcome, bookSlot } from "@/lib/domain/bookings/book-slot";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { findBookingByForm } from "@/lib/domain/bookings/find-booking-by-form";
import { listBookingGuests } from "@/lib/domain/bookings/list-booking-guests";
import { isWorkDone } from "@/lib/domain/bookings/proof-of-work";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { resolveAttendees } from "@/lib/domain/bookings/resolve-attendees";
import { shouldConfirmBookers } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import { type BookerCodeOutcome, type BookerCodeRequest, requestBookerCode } from "./request-booker-code";

interface BookingAttempt extends Omit<BookerCodeRequest, keyof BookingRequest | "back"> {
  request: BookingRequest;
  /** Stores the typed values for showing the form again. */
  storeForm: () => Promise<string>;
}

/**
 * Books. If the booking mails other people or the page requires it, and the booker's address is not confirmed, it
 * first requests a code. It also does so once too many mails went out today.
 */
export async function bookOrRequestCode(
  db: Db,
  page: BookablePage,
  { request, storeForm, ...attempt }: BookingAttempt,
  now: Instant,
): Promise<BookingOutcome | BookerCodeOutcome | { outcome: "unproven" }> {
  const { email, addressConfirmed } = request;
  const hasGuests = listBookingGuests([page.owner], request).length > 0;
  const isUnproven =
    page.settings.proof_of_work === true && !addressConfirmed && !hasProofOfWork(page, attempt, request, now);
  const mustAsk = !addressConfirmed && (page.settings.confirm_address === true || isUnproven);
  const mayAsk = async () => !addressConfirmed && (await shouldConfirmBookers(db, page.organization));
  const requestCode = async (address: string) => {
    const attendees = await resolveAttendees(db, page, request);
    if (attendees.outcome === "unwelcome") return attendees;
    const back = await storeForm();
    return requestBookerCode(db, page, { ...attempt, ...request, email: address, back }, now);
  };
  if (mustAsk || (hasGuests && (await mayAsk()))) {
    const before = await findBookingByForm(db, page.organization, request.formId);
    return before ?? (email === null ? { outcome: "unproven" } : requestCode(email));
  }
  const booked = await bookSlot(db, page, request, now);
  return booked.outcome === "mail_limit" && email !== null && !hasGuests && (await mayAsk())
    ? requestCode(email)
    : booked;
}

function hasProofOfWork(
  { bookpageId }: BookablePage,
  { fields }: Pick<BookingAttempt, "fields">,
  { formId }: BookingRequest,
  now: Instant,
): boolean {
  const [, solution = ""] = fields.find(([name]) => name === "work") ?? [];
  return isWorkDone({ pageId: bookpageId, formId }, solution, now);
}
