import { isLinkPending } from "@/lib/domain/events/event-conferences/is-link-pending";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { enqueuePushMessages } from "@/lib/domain/events/push/enqueue-push-messages";
import { type EventNotificationPayload, SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";

/** Milliseconds between two checks for the meeting link. */
const WAIT_FOR_LINK_MS = 2000;

/** Sends mails first; both are written once, however often this runs. */
export async function sendEventNotificationsTask(payload: EventNotificationPayload) {
  const now = readClock();
  if (await isLinkPending(getDatabase(), payload, now)) {
    await addJob(getDatabase(), SEND_EVENT_NOTIFICATIONS, payload, { afterMs: WAIT_FOR_LINK_MS });
    return;
  }
  await enqueueEventMails(getDatabase(), payload, now);
  await enqueuePushMessages(getDatabase(), payload, now);
}
