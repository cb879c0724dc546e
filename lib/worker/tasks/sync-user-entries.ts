import { syncUserEntries } from "@/lib/domain/calendars/sync-user-entries";
import type { SYNC_USER_ENTRIES } from "@/lib/domain/calendars/tasks";
import { clearWriteFailures } from "@/lib/domain/events/calendar-entries/record-write-result";
import { retryConferences } from "@/lib/domain/events/event-conferences/retry-conferences";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Rooms of entries may be available now that were not before. */
export async function syncUserEntriesTask({ organization: id, user }: PayloadOf<typeof SYNC_USER_ENTRIES>) {
  const organization = asOrganizationId(id);
  await clearWriteFailures(getDatabase(), organization, user);
  const providers = ["google_meet", "teams"] as const;
  await retryConferences(getDatabase(), organization, { user, providers }, readClock());
  await syncUserEntries(getDatabase(), organization, user);
}
