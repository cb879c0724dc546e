import { asInstant, type Instant } from "@/lib/core/time/instant";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { enqueuePageOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";

export interface RemovedEntry {
  id: string;
  email: string;
  bookpage: string;
  hold: string | null;
  start: Date | null;
}

const RETURNED = `RETURNING w.id, w.email, w.bookpage_id AS bookpage, w.hold_id AS hold, w.offered_start AS start`;

const REMOVE_STATEMENT = defineStatement<RemovedEntry>(`
  DELETE FROM waiting_entries w WHERE w.organization_id = $1 AND w.id = $2 AND w.bookpage_id = coalesce($3, w.bookpage_id) ${RETURNED}`);

/** Removes an entry; its open offer goes to the next entry. Returns null if the page has no such entry. */
export async function removeWaitingEntry(
  tx: Db,
  organization: OrganizationId,
  { id, bookpage }: { id: string; bookpage?: string },
): Promise<RemovedEntry | null> {
  const [removed] = await executeSql(tx, REMOVE_STATEMENT, [organization, id, bookpage ?? null]);
  if (!removed) return null;
  await enqueueNextOffers(tx, organization, [removed]);
  return removed;
}

const REMOVE_ALL_STATEMENT = defineStatement<RemovedEntry>(`
  DELETE FROM waiting_entries w WHERE w.organization_id = $1 AND w.email = ANY ($2) ${RETURNED}`);

/** Removes all entries of these addresses. */
export async function removeEntriesByEmail(
  tx: Db,
  organization: OrganizationId,
  emails: readonly string[],
): Promise<void> {
  await enqueueNextOffers(
    tx,
    organization,
    await executeSql(tx, REMOVE_ALL_STATEMENT, [organization, emails]),
  );
}

interface Booking {
  bookpage: string;
  email: string | null;
  starts: readonly Instant[];
  /** The entry with the offer that was booked. */
  entry: string | null;
}

const REMOVE_BOOKED_STATEMENT = definePreparedStatement<RemovedEntry>(`
  DELETE FROM waiting_entries w
   WHERE w.organization_id = $1 AND w.bookpage_id = $2
     AND (w.id = $5 OR (w.email = $3 AND EXISTS (
           SELECT FROM unnest($4::timestamptz[]) start WHERE start >= w.opens_at AND start < w.closes_at)))
  ${RETURNED}`);

/** Removes the booker's entries for the booked days and releases their holds for the booking. */
export async function removeBookedEntries(
  tx: Db,
  organization: OrganizationId,
  { bookpage, email, starts, entry }: Booking,
): Promise<void> {
  const times = starts.map((start) => new Date(start));
  const removed = await executeSql(tx, REMOVE_BOOKED_STATEMENT, [
    organization,
    bookpage,
    email,
    times,
    entry,
  ]);
  await enqueueNextOffers(tx, organization, removed, starts);
}

/** @param taken starts that have been booked, which are not offered again */
async function enqueueNextOffers(
  tx: Db,
  organization: OrganizationId,
  removed: readonly RemovedEntry[],
  taken: readonly Instant[] = [],
): Promise<void> {
  for (const { id, bookpage } of removed)
    await recordTombstones(tx, organization, { kind: "waiting_entry", ids: [id], parent: bookpage });
  for (const { hold } of removed) if (hold) await releaseHold(tx, organization, hold);
  const pages = removed.filter(({ start }) => start && !taken.includes(asInstant(start.getTime())));
  await enqueuePageOffers(
    tx,
    organization,
    pages.map(({ bookpage }) => bookpage),
  );
}
