import { enqueueDueSyncs } from "@/lib/domain/calendars/sync/enqueue-due-syncs";
import { getDatabase } from "@/lib/platform/db/client";

/** Queues the calendars that are due. */
export async function syncDueCalendarsTask(): Promise<void> {
  await enqueueDueSyncs(getDatabase());
}
