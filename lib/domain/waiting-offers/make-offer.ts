import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { findUnwelcome } from "@/lib/domain/bookings/find-unwelcome";
import { toHoldId } from "@/lib/domain/bookings/hold-id";
import { holdSlot } from "@/lib/domain/bookings/hold-slot";
import { lockPageHosts } from "@/lib/domain/bookings/lock-page-hosts";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { keepMails } from "@/lib/domain/mail/keep-mails";
import { removeEntry } from "@/lib/domain/waiting/remove-entries";
import { OFFER_FREED } from "@/lib/domain/waiting/tasks";
import { newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";
import { addJob } from "@/lib/platform/queue/add-job";
import type { NextOffer } from "./find-next";
import { findOfferEnd } from "./offer-end";
import { offerMail } from "./offer-mail";
import type { Waiting } from "./waiting-mail";

// Whatever has happened since the entry was found: it is offered one time at a time, and none twice.
const NOTE_STATEMENT = statement<Waiting>(`
  UPDATE waiting_entries w
     SET offered_starts = w.offered_starts || $3::timestamptz, offered_start = $3, offered_until = $4, hold_id = $5
   WHERE w.organization_id = $1 AND w.id = $2 AND (w.offered_until IS NULL OR w.offered_until <= $6)
     AND $3 <> ALL (w.offered_starts)
  RETURNING w.id, w.email, w.full_name AS name, w.lang, w.timezone, w.duration, w.host_id AS host`);

/**
 * Keeps a time for somebody who waits, and tells them, in one transaction: neither is there without the other. False
 * where the time is gone, or whoever waited.
 */
export async function makeOffer(db: Db, next: NextOffer, now: Instant): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => offerWithin(tx, next, now));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "slot_taken") return false;
    throw error;
  }
}

async function offerWithin(tx: Db, { entry, start, page }: NextOffer, now: Instant): Promise<boolean> {
  const { organization, bookpageId } = page;
  const until = findOfferEnd(page, start, now);
  if (until === null) return false;
  const formId = newToken();
  const hold = toHoldId(formId);
  await lockPageHosts(tx, page); // before the entry, as whoever books does
  const values = [organization, entry, new Date(start), new Date(until), hold, new Date(now)];
  const [waiting] = await sql(tx, NOTE_STATEMENT, values);
  if (!waiting) return false;
  const { email } = waiting;
  if ((await findUnwelcome(tx, organization, page.custom, [email])).length > 0) {
    await removeEntry(tx, organization, { id: entry }); // blocked since
    return false;
  }
  const wish = { starts: [start], email, host: page.chosen?.id ?? null, formId };
  const expiresAt = new Date(until);
  const lost = await holdSlot(tx, keepingTime(page), wish, { now, expiresAt });
  if (lost) throw new ApiProblem("slot_taken", "The time is gone."); // takes back what was noted
  const end = instant(start + page.duration * MINUTE);
  await keepMails(tx, organization, [offerMail(page, waiting, { hold, start, end, until })]);
  const again = { organization, bookpage: bookpageId };
  await addJob(tx, OFFER_FREED, again, { key: `${OFFER_FREED.name}/${hold}`, runAt: expiresAt });
  return true;
}

/** An offer keeps the time, also where the host confirms what is booked. */
const keepingTime = (page: PublicPage): PublicPage => ({
  ...page,
  custom: { ...page.custom, auto_confirm: true },
});
