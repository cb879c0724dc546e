import type { Instant } from "@/lib/core/time/instant";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventBody } from "./schema";

/** Looks at the calendars of who is going to host the event, if it takes their time at once. Not in a transaction. */
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
