import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import { NO_ANSWER_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import { listEventRows } from "@/lib/domain/events/event-rows";
import type { ADVANCE_REQUEST } from "@/lib/domain/events/tasks";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { pickRequestStep } from "./schedule-request";

/**
 * Runs the due step of a request that no host has answered: a reminder to the hosts, or the end of the request. The
 * step is decided from the locked event, as the job may run twice or after an answer; its change schedules the next.
 */
export async function advanceRequest(
  db: Db,
  { organization: id, event }: PayloadOf<typeof ADVANCE_REQUEST>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  const [row] = await listEventRows(db, organization, [event]);
  const step = row && pickRequestStep(row, now);
  if (!step) return;
  const target = { organization, id: event, precondition: new Precondition(null), now };
  await changeEvent(db, target, step === "decline" ? "cancel" : "update", async (_, locked) => {
    if (pickRequestStep(locked, now) !== step) return null;
    const at = new Date(now);
    return step === "remind"
      ? { columns: { hostsRemindedAt: at }, happened: null }
      : { columns: { cancelledAt: at, confirmedAt: at }, happened: "cancelled", author: NO_ANSWER_AUTHOR };
  });
}
