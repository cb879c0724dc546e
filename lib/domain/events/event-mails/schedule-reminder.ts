import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob, removeJob } from "@/lib/platform/queue/add-job";
import { findReminder } from "./reminder";
import { SEND_REMINDER } from "./tasks";

/**
 * Schedules the reminder of the meeting. If the meeting is nearer than the reminder's lead time, none is sent, as the
 * last mail suffices.
 */
export function scheduleReminder(db: Db, organization: OrganizationId, event: string, now: Instant) {
  return withTransaction(db, async (tx) => {
    const reminder = await findReminder(tx, organization, event);
    const key = `send_reminder/${event}`;
    if (reminder && reminder.due > now)
      await addJob(tx, SEND_REMINDER, { organization, event }, { key, runAt: new Date(reminder.due) });
    else await removeJob(tx, organization, key);
  });
}
