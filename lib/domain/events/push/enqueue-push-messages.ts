import type { Instant } from "@/lib/core/time/instant";
import { findParticipants } from "@/lib/domain/events/event-mails/find-readers";
import { listMailNotices } from "@/lib/domain/events/event-mails/list-mail-notices";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";
import { PUSH_KEYS } from "@/lib/domain/people/preferences/push-keys";
import { buildRowContext } from "@/lib/platform/crypto/encryption-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import { buildPushMessage } from "./build-push-message";
import { getVapidDetails } from "./get-vapid-details";
import { SEND_PUSH } from "./tasks";

// Checked first, as most events have no participant with push subscriptions.
const SUBSCRIPTIONS_STATEMENT = defineStatement<{ id: string; user_id: string }>(`
  SELECT s.id, s.user_id FROM push_subscriptions s
    LEFT JOIN sessions signed_in ON signed_in.organization_id = $1 AND signed_in.id = s.session_id
   WHERE s.organization_id = $1 AND (s.session_id IS NULL OR signed_in.expires_at > $3)
     AND s.user_id IN (SELECT u.id FROM invitees i JOIN users u ON u.organization_id = $1 AND u.id = i.user_id
                        WHERE i.event_id = $2 AND i.organization_id = $1
                          AND (i.su OR u.email_confirmed_at IS NOT NULL))`);

/** Mails have two more kinds for hosts and guests, which push does not distinguish. */
const findPushKey = (key: EmailKey | "always") =>
  PUSH_KEYS.find((known) => known === key) ?? PUSH_KEYS.find((known) => `${known}_admin` === key);

/** Enqueues a notification for each subscribed browser; a second run adds none. */
export async function enqueuePushMessages(
  db: Db,
  notification: EventNotificationPayload,
  now: Instant,
): Promise<void> {
  if (!getVapidDetails()) return;
  const organization = asOrganizationId(notification.organization);
  const subscribed = await executeSql(db, SUBSCRIPTIONS_STATEMENT, [
    organization,
    notification.event,
    new Date(now),
  ]);
  if (subscribed.length === 0) return;
  const visitors = await loadVisitors(db, organization, notification.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const message = event.messages.find(({ id }) => id === notification.about)?.body ?? null;
  const [span] = pickSpans(event);
  for (const notice of listMailNotices(notification, event, now)) {
    const readers = await findParticipants(db, organization, visitors, notice, ({ push }, key) => {
      const chosen = findPushKey(key);
      return chosen !== undefined && push[chosen] === true;
    });
    const rows = readers.flatMap((reader) => {
      const mail = renderEventMail(
        { event, version: notification.version, notice, message, autoMessage: null },
        reader,
      );
      const times = { start: span?.start ?? null, end: span?.end ?? null };
      const { parts, expiresAt } = buildPushMessage(mail, event.id, notice.kind, times, now);
      return subscribed
        .filter(({ user_id }) => user_id === reader.visitor?.userId)
        .map(({ id: subscriptionId }) => {
          const id = generateId();
          return {
            id,
            organizationId: organization,
            subscriptionId,
            key: [event.id, notification.version, notice.kind].join("/"),
            sealed: seal(JSON.stringify(parts), buildRowContext("push_messages.sealed", organization, id)),
            expiresAt,
          };
        });
    });
    if (rows.length === 0) continue;
    await withTransaction(db, async (tx) => {
      const written = await insertNewRows(tx, "push_messages", rows);
      const jobs = written.map((message) => ({ payload: { organization, message } }));
      await addJobs(tx, SEND_PUSH, jobs);
    });
  }
}
