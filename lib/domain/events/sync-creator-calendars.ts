import type { Instant } from "@/lib/core/time/instant";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventBody } from "./schema";

/** Syncs the future host's calendars, if the event takes their time at once. Call it outside of transactions. */
export async function syncCreatorCalendars(
  db: Db,
  organization: OrganizationId,
  { bookpage, confirmed, created_by: { user, email } }: EventBody,
  now: Instant,
): Promise<void> {
  if (!bookpage || !confirmed?.flag) return;
  if (user) await syncStaleCalendars(db, organization, { user }, now);
  else if (email) await syncStaleCalendars(db, organization, { email }, now);
}
