import type { Instant } from "@/lib/core/time/instant";
import { listMailNotices } from "@/lib/domain/events/event-mails/list-mail-notices";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildPushMessage } from "./build-push-message";
import { findPushReaders } from "./find-push-readers";
import { getVapidDetails } from "./get-vapid-details";
import { listSubscribedBrowsers } from "./list-subscribed-browsers";
import { storePushMessages } from "./store-push-messages";

/** Enqueues a notification for each subscribed browser; a second run adds none. */
export async function enqueuePushMessages(
  db: Db,
  notification: EventNotificationPayload,
  now: Instant,
): Promise<void> {
  if (!getVapidDetails()) return;
  const organization = asOrganizationId(notification.organization);
  // Checked first, as most events have no participant with push subscriptions.
  const subscribed = await listSubscribedBrowsers(db, organization, notification.event, now);
  if (subscribed.length === 0) return;
  const visitors = await loadVisitors(db, organization, notification.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const message = event.messages.find(({ id }) => id === notification.about)?.body ?? null;
  const [span] = pickSpans(event);
  for (const notice of listMailNotices(notification, event, now)) {
    const readers = await findPushReaders(db, organization, visitors, notice);
    const messages = readers.flatMap((reader) => {
      const mail = renderEventMail(
        { event, version: notification.version, notice, message, autoMessage: null },
        reader,
      );
      const times = { start: span?.start ?? null, end: span?.end ?? null };
      const built = buildPushMessage(mail, event.id, notice.kind, times, now);
      return subscribed
        .filter(({ user_id }) => user_id === reader.visitor?.userId)
        .map(({ id: subscription }) => ({
          subscription,
          key: [event.id, notification.version, notice.kind].join("/"),
          ...built,
        }));
    });
    if (messages.length > 0) await withTransaction(db, (tx) => storePushMessages(tx, organization, messages));
  }
}
