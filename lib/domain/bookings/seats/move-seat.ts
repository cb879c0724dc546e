import type { Instant } from "@/lib/core/time/instant";
import { bookInTransaction } from "@/lib/domain/bookings/book-slot";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import type { BookedOutcome } from "@/lib/domain/bookings/find-booking-by-form";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { UnavailableTimes } from "@/lib/domain/bookings/unavailable-times";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { toAnswers } from "@/lib/domain/events/answers";
import { buildUnknownEntryProblem } from "@/lib/domain/events/changes/create-unknown-entry-problem";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findTextNumber } from "@/lib/domain/events/planned-steps/find-text-number";
import { requireEvent } from "@/lib/domain/events/queries";
import { copySmsConsent } from "@/lib/domain/messaging/sms/consents";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { listSeatedMeetings } from "./list-seated-meetings";

interface SeatMove {
  /** The booker who moves. */
  invitee: string;
  start: Instant;
  /** The page of the meeting, with the meeting's duration. */
  page: BookablePage;
  /** Builds the problem for an unavailable time. */
  explain?: (tx: Db, lost: UnavailableTimes) => Promise<ApiProblem>;
}

// Locks in the order of ids, so that two bookers who swap times do not deadlock.
const LOCK = defineStatement(
  `SELECT 1 FROM events WHERE organization_id = $1 AND id = ${formatAnyOf("$2")} ORDER BY id FOR UPDATE`,
);

/**
 * Moves a booker's seat to another time, with guests, contact data and answers, in one transaction. Returns
 * null if the seat is already at this time.
 */
export function moveSeat(
  db: Db,
  target: EventTarget,
  { invitee: id, start, page, explain }: SeatMove,
): Promise<BookedOutcome | null> {
  return withTransaction(db, async (tx) => {
    const { organization, now } = target;
    const [meeting] = await listSeatedMeetings(tx, page, { start }, now);
    await executeSql(tx, LOCK, [organization, [target.id, ...(meeting ? [meeting.id] : [])]]);
    const event = await requireEvent(tx, organization, target.id);
    const invitee = requireSeated(event, id);
    const time = event.dates.find((date) => date.id === event.confirmedDateId);
    if (+(time?.startsAt ?? 0) === start) return null;
    const request = toBookingRequest(event, invitee, start);
    await declineEvent(tx, target, { invitee: id });
    const outcome = await bookInTransaction(tx, page, request, now);
    if (outcome.outcome === "taken" && explain) throw await explain(tx, outcome);
    if (outcome.outcome !== "booked") throw toMoveProblem(outcome.outcome);
    const newSeat = await tx.invitee.findUniqueOrThrow({
      where: {
        organizationId_keyHash: { organizationId: organization, keyHash: hashToken(outcome.key) },
      },
      select: { id: true },
    });
    await tx.invitee.update({ where: toRowKey(organization, id), data: { movedTo: newSeat.id } });
    const number = findTextNumber({ ...invitee, event });
    if (number) await copySmsConsent(tx, organization, number, { from: event.id, to: outcome.eventId });
    return outcome;
  });
}

const toMoveProblem = (outcome: string): ApiProblem =>
  outcome === "taken" || outcome === "seats"
    ? new ApiProblem("slot_taken", "There are not as many seats at this time.", {
        errors: [{ in: "body", pointer: "/start", code: "slot_taken", message: "is not free" }],
      })
    : new ApiProblem("conflict", "This address cannot take a seat at this time.");

function requireSeated({ invitees, declines, seats }: EventRow, id: string) {
  if (!invitees.some((one) => one.id === id))
    throw buildUnknownEntryProblem("/invitee", "is not an invitee of this event");
  const invitee = invitees.find(
    (one) => one.id === id && !one.isOrganizer && !one.host && one.broughtBy === null,
  );
  if (seats === null || !invitee || declines.some(({ inviteeId }) => inviteeId === id))
    throw buildFieldProblem(
      "/invitee",
      "refused",
      "invitee has no seat in the event that could be moved",
      "conflict",
    );
  return invitee;
}

/** Rebuilds the request of the booking for another time. */
function toBookingRequest(
  { invitees, declines, lang, timezone }: EventRow,
  invitee: EventRow["invitees"][number],
  start: Instant,
): BookingRequest {
  const declined = new Set(declines.map(({ inviteeId }) => inviteeId));
  const guests = invitees.filter(({ id, broughtBy }) => broughtBy === invitee.id && !declined.has(id));
  const language = invitee.locale ?? lang;
  return {
    starts: [start],
    name: invitee.fullName ?? "",
    email: invitee.email,
    phone: invitee.phone ?? undefined,
    company: invitee.company ?? undefined,
    places: [],
    answers: toAnswers(invitee),
    invitees: guests.flatMap(({ email }) => email ?? []),
    timezone: invitee.timezone ?? timezone,
    lang: isLanguage(language) ? language : "en",
    thirdParty: null,
    formId: generateToken(),
    addressConfirmed: invitee.addressConfirmedAt !== null,
    isVouchedFor: true,
  };
}
