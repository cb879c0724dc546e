import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import { enqueuePageOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { emitWaitingEvent } from "@/lib/domain/bookings/waiting-list/emit-waiting-event";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { renderJoinedMail } from "./render-joined-mail";
import { renderWithTexts, type WaitingMailEntry } from "./render-waiting-mail";

/** Counted over all pages of an organisation. */
const MAX_ENTRIES_OF_ADDRESS = 10;

export interface WaitingListRequest {
  email: string;
  name: string;
  lang: Language;
  timezone: string;
  /** Minutes; null for the page's default. */
  duration: number | null;
  /** First and last day, both included, in `timezone`. */
  firstDay: LocalDate;
  lastDay: LocalDate;
  addressConfirmed: boolean;
}

/** `many`: the address has reached its limit of entries. `gone`: page or type was deleted meanwhile. */
export type JoinOutcome = { outcome: "waiting"; entry: string } | { outcome: "many" | "gone" | "mail_limit" };

const FIND_STATEMENT = defineStatement<{ id: string; same: boolean }>(`
  SELECT w.id, w.bookpage_id = $4 AND w.appointment_type_id IS NOT DISTINCT FROM $5 AND w.duration IS NOT DISTINCT FROM $6
           AND w.host_id IS NOT DISTINCT FROM $7 AND w.first_day = $8 AND w.last_day = $9 AS same
    FROM waiting_entries w WHERE w.organization_id = $1 AND w.email = $2 AND w.closes_at > $3`);

// FOR KEY SHARE prevents the deletion of page and type until the transaction ends.
const JOIN_STATEMENT = defineStatement<WaitingMailEntry>(`
  WITH page AS (SELECT id FROM bookpages WHERE organization_id = $1 AND id = $3 FOR KEY SHARE),
       type AS (SELECT id FROM appointment_types WHERE organization_id = $1 AND id = $4 FOR KEY SHARE)
  INSERT INTO waiting_entries AS w (organization_id, id, bookpage_id, appointment_type_id, duration, host_id, email, full_name,
                                    lang, timezone, first_day, last_day, opens_at, closes_at, created_at)
  SELECT $1, $2, page.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, clock_timestamp()
    FROM page WHERE $4::text IS NULL OR EXISTS (SELECT FROM type)
  RETURNING w.id, w.email, w.full_name AS name, w.lang, w.timezone, w.duration, w.host_id AS host`);

/**
 * Adds an address to the end of a page's waiting list and mails a link to leave it. An entry for the same
 * days keeps its position.
 */
export async function joinWaitingList(
  db: Db,
  page: BookablePage,
  request: WaitingListRequest,
  now: Instant,
): Promise<JoinOutcome> {
  try {
    return await withTransaction(db, (tx) => joinInTransaction(tx, page, request, now));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "mail_limit") return { outcome: "mail_limit" };
    throw error;
  }
}

async function joinInTransaction(
  tx: Db,
  page: BookablePage,
  request: WaitingListRequest,
  now: Instant,
): Promise<JoinOutcome> {
  const { organization, bookpageId, appointmentTypeId } = page;
  const { email, duration, firstDay, lastDay } = request;
  const host = page.chosen?.id ?? null;
  await lockTexts(tx, organization, "waitingAddress", [`${organization}/${email}`]);
  const criteria = [bookpageId, appointmentTypeId, duration, host, firstDay, lastDay];
  const entries = await executeSql(tx, FIND_STATEMENT, [organization, email, new Date(now), ...criteria]);
  const before = entries.find(({ same }) => same);
  if (before) return { outcome: "waiting", entry: before.id };
  if (entries.length >= MAX_ENTRIES_OF_ADDRESS) return { outcome: "many" };
  const [entry] = await executeSql(tx, JOIN_STATEMENT, [
    ...[organization, generateId(), bookpageId, appointmentTypeId, duration, host, email],
    ...[request.name, request.lang, request.timezone, firstDay, lastDay],
    new Date(getStartOfDay(request.timezone, firstDay)),
    new Date(getStartOfDay(request.timezone, addDays(lastDay, 1))),
  ]);
  if (!entry) return { outcome: "gone" };
  const recipients = request.addressConfirmed ? [] : [email];
  await requireMailQuota(tx, organization, { recipients, page: bookpageId, isNeeded: false }, now);
  const mail = await renderWithTexts(tx, page, entry, "waiting_joined", (texts) =>
    renderJoinedMail(page, entry, request, texts),
  );
  await storeMails(tx, organization, [mail]);
  await emitWaitingEvent(tx, organization, { action: "waiting.joined", entry: entry.id }, now);
  // A time may have become free since the page was loaded.
  await enqueuePageOffers(tx, organization, [bookpageId]);
  return { outcome: "waiting", entry: entry.id };
}
