import { queueDue } from "@/lib/domain/calendars/reading/queue-due";
import { database } from "@/lib/platform/db/client";

/** Queues the calendars whose time has come. */
export async function syncDueCalendars(): Promise<void> {
  await queueDue(database());
}
