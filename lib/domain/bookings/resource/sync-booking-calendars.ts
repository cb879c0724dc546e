import type { Instant } from "@/lib/core/time/instant";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type NamedPage, resolvePageAddress } from "./resolve-page-address";
import type { BookingBody } from "./schema";

/**
 * Syncs the calendars of the page's hosts and returns the page; null for an unknown one, which the booking
 * rejects later.
 */
export async function syncBookingCalendars(
  db: Db,
  organization: OrganizationId,
  body: Pick<BookingBody, "page" | "team" | "type">,
  now: Instant,
): Promise<NamedPage | null> {
  try {
    const page = await resolvePageAddress(db, organization, body);
    await syncStaleCalendars(db, organization, page.owner, now);
    return page;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return null;
  }
}
