import { syncUserEntries } from "@/lib/domain/calendars/sync-user-entries";
import type { SYNC_USER_ENTRIES } from "@/lib/domain/calendars/tasks";
import { clearWriteFailures } from "@/lib/domain/events/calendar-entries/record-write-result";
import { retryConferences } from "@/lib/domain/events/event-conferences/retry-conferences";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

/** Rooms of entries may be available now that were not before. */
export async function syncUserEntriesTask(
  { organization: id, user }: PayloadOf<typeof SYNC_USER_ENTRIES>,
  { db, now }: Pick<JobRun, "db" | "now">,
) {
  const organization = asOrganizationId(id);
  await clearWriteFailures(db, organization, user);
  const providers = ["google_meet", "teams"] as const;
  await retryConferences(db, organization, { user, providers }, now);
  await syncUserEntries(db, organization, user);
}
