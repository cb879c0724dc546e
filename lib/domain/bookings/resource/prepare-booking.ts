import type { Instant } from "@/lib/core/time/instant";
import { loadBookablePageBySlug } from "@/lib/domain/bookings/load-bookable-page";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type NamedPage, resolvePageAddress } from "./resolve-page-address";
import type { BookingBody } from "./schema";

/** The page that a body names without a link. */
export interface PreparedPage extends NamedPage {
  /** Null if the page has to be loaded, because it may have changed while calendars were synced. */
  loaded: BookablePage | null;
}

type Names = Pick<BookingBody, "page" | "team" | "type">;

/**
 * Syncs the calendars of the page's hosts and returns the page; null for an unknown one, which the booking
 * rejects later.
 */
export async function prepareBooking(
  db: Db,
  organization: OrganizationId,
  body: Names,
  now: Instant,
): Promise<PreparedPage | null> {
  try {
    const page = (await findBySlug(db, organization, body)) ?? {
      ...(await resolvePageAddress(db, organization, body)),
      loaded: null,
    };
    const isSynced = await syncStaleCalendars(db, organization, page.owner, now);
    return isSynced ? { ...page, loaded: null } : page;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return null;
  }
}

/** Finds and loads the page by one statement. Null for other names: a team, or a type by its id. */
async function findBySlug(
  db: Db,
  organization: OrganizationId,
  { page: slug, team, type }: Names,
): Promise<PreparedPage | null> {
  if (slug === undefined || team !== undefined) return null;
  const page = await loadBookablePageBySlug(db, organization, { slug, type: type ?? null });
  return (
    page && {
      id: page.bookpageId,
      slug: page.slug,
      type: type ?? null,
      owner: page.team ? { team: page.team.id } : { user: page.owner.id },
      loaded: page,
    }
  );
}
