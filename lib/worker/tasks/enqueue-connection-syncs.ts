import { enqueueConnectionSyncs } from "@/lib/domain/calendars/company-calendars/enqueue-connection-syncs";
import { getDatabase } from "@/lib/platform/db/client";

/** Queues every connection of a company, for users who are new or have a new address. */
export async function enqueueConnectionSyncsTask(): Promise<void> {
  await enqueueConnectionSyncs(getDatabase());
}
