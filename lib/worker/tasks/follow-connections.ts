import { queueConnections } from "@/lib/domain/calendars/company-calendars/queue-connections";
import { database } from "@/lib/platform/db/client";

/** Queues every connection of a company, for people who are new or have another address. */
export async function followConnectionsTask(): Promise<void> {
  await queueConnections(database());
}
