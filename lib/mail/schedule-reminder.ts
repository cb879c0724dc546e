import { type Db, inTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { addJob } from "@/lib/jobs/add-job";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { findReminder } from "./reminder";

/** Has people reminded of the meeting as it is now; of one that is nearer than that, the last news was the reminder. */
export function scheduleReminder(db: Db, organization: OrganizationId, event: string, now: Instant) {
  return inTransaction(db, async (tx) => {
    const reminder = await findReminder(tx, organization, event);
    const key = `remind/${event}`;
    if (reminder && reminder.due > now)
      await addJob(tx, "remind", { organization, event }, { key, runAt: new Date(reminder.due) });
    else await sql(tx, "SELECT FROM graphile_worker.remove_job($1)", [key]);
  });
}
