import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { toHoldId } from "@/lib/domain/bookings/hold-id";
import { reserveTime } from "@/lib/domain/bookings/reserve-time";
import { emitWaitingEvent } from "@/lib/domain/bookings/waiting-list/emit-waiting-event";
import { removeWaitingEntry } from "@/lib/domain/bookings/waiting-list/remove-entries";
import { planSubjectSteps } from "@/lib/domain/bookings/workflow-steps/plan-subject-steps";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { generateToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { deriveOfferExpiry } from "./derive-offer-expiry";
import type { NextOffer } from "./find-next-offer";
import { renderOfferMail } from "./render-offer-mail";
import { renderWithTexts, type WaitingMailEntry } from "./render-waiting-mail";

// The conditions recheck the entry: it has at most one open offer, and no time is offered twice.
const RECORD_OFFER = defineStatement<WaitingMailEntry>(`
  UPDATE waiting_entries w
     SET offered_starts = w.offered_starts || $3::timestamptz, offered_start = $3, offered_until = $4, hold_id = $5,
         updated_at = now()
   WHERE w.organization_id = $1 AND w.id = $2 AND (w.offered_until IS NULL OR w.offered_until <= $6)
     AND $3 <> ALL (w.offered_starts)
  RETURNING w.id, w.email, w.full_name AS name, w.lang, w.timezone, w.duration, w.host_id AS host`);

/**
 * Holds a time for an entry and stores its mail in one transaction. Returns false if the time or the entry is
 * gone.
 */
export async function createWaitingOffer(db: Db, next: NextOffer, now: Instant): Promise<boolean> {
  try {
    return await withTransaction(db, (tx) => offerInTransaction(tx, next, now));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "slot_taken") return false;
    throw error;
  }
}

async function offerInTransaction(tx: Db, { entry, start, page }: NextOffer, now: Instant): Promise<boolean> {
  const { organization, bookpageId } = page;
  const until = deriveOfferExpiry(page, start, now);
  if (until === null) return false;
  const hold = toHoldId(generateToken());
  let waiting: WaitingMailEntry | undefined;
  // Runs under the locks: as in a booking, the entry is written after meetings and hosts are locked.
  const findRejection = async (part: Db) => {
    const values = [organization, entry, new Date(start), new Date(until), hold, new Date(now)];
    [waiting] = await executeSql(part, RECORD_OFFER, values);
    if (!waiting) return { outcome: "gone" } as const;
    if ((await findBlockedGuests(part, organization, page.settings, [waiting.email])).length === 0)
      return null;
    await removeWaitingEntry(part, organization, { id: entry }); // blocked in the meantime
    return { outcome: "gone" } as const;
  };
  const request = { starts: [start], email: null, host: page.chosen?.id ?? null };
  const expiresAt = new Date(until);
  const held = await reserveTime(tx, page, request, {
    id: hold,
    now,
    expiresAt,
    findRejection,
  });
  if (held.outcome !== "held" || !waiting) return false;
  const end = asInstant(start + page.duration * MINUTE);
  const entryRow = waiting;
  const mail = await renderWithTexts(tx, page, entryRow, "waiting_offered", (texts) =>
    renderOfferMail(page, entryRow, { hold, start, end, until }, texts),
  );
  await storeMails(tx, organization, [mail]);
  await emitWaitingEvent(tx, organization, { action: "waiting.offered", entry }, now);
  await planSubjectSteps(tx, organization, { trigger: "offer_waiting", subject: entry }, now);
  const payload = { organization, bookpage: bookpageId };
  await addJob(tx, OFFER_FREED, payload, { key: `${OFFER_FREED.name}/${hold}`, runAt: expiresAt });
  return true;
}
