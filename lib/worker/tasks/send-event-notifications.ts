import { isLinkPending } from "@/lib/domain/events/event-conferences/is-link-pending";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { enqueuePushMessages } from "@/lib/domain/events/push/enqueue-push-messages";
import { enqueueSlackMessages } from "@/lib/domain/events/slack/enqueue-slack-messages";
import { type EventNotificationPayload, SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { addJob } from "@/lib/platform/queue/add-job";
import type { JobRun } from "../run-job";

/** Milliseconds between two checks for the meeting link. */
const WAIT_FOR_LINK_MS = 2000;

/** Sends mails first; all are written once, however often this runs. */
export async function sendEventNotificationsTask(payload: EventNotificationPayload, { db, now }: JobRun) {
  if (await isLinkPending(db, payload, now)) {
    await addJob(db, SEND_EVENT_NOTIFICATIONS, payload, { afterMs: WAIT_FOR_LINK_MS });
    return;
  }
  await enqueueEventMails(db, payload, now);
  await enqueuePushMessages(db, payload, now);
  await enqueueSlackMessages(db, payload, now);
}
