import type { Db } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";
import { SYNC_CONNECTION } from "./tasks";

/** Syncs every connection, as users and addresses change in many ways. */
export async function enqueueConnectionSyncs(db: Db): Promise<void> {
  const all = await db.calendarConnection.findMany({ select: { id: true, organizationId: true } });
  for (const { id, organizationId: organization } of all)
    await addJob(db, SYNC_CONNECTION, { organization, connection: id }, { key: `sync_connection/${id}` });
}
