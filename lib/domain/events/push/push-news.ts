import type { Instant } from "@/lib/core/time/instant";
import { eventMail } from "@/lib/domain/events/event-mails/event-mail";
import { findParticipants } from "@/lib/domain/events/event-mails/find-readers";
import { listNotices } from "@/lib/domain/events/event-mails/notices";
import type { EventNews } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";
import { PUSH_KEYS } from "@/lib/domain/people/preferences/push-keys";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { addJobs } from "@/lib/platform/queue/add-job";
import { pushMessage } from "./push-message";
import { SEND_PUSH } from "./tasks";
import { vapid } from "./vapid";

// Asked first, as most events have nobody who wants push messages.
const SUBSCRIPTIONS_STATEMENT = statement<{ id: string; user_id: string }>(`
  SELECT s.id, s.user_id FROM push_subscriptions s
    LEFT JOIN sessions signed_in ON signed_in.organization_id = $1 AND signed_in.id = s.session_id
   WHERE s.organization_id = $1 AND (s.session_id IS NULL OR signed_in.expires_at > $3)
     AND s.user_id IN (SELECT u.id FROM invitees i JOIN users u ON u.organization_id = $1 AND u.id = i.user_id
                        WHERE i.event_id = $2 AND i.organization_id = $1
                          AND (i.su OR u.email_confirmed_at IS NOT NULL))`);

/** Mails know two more kinds of news to hosts and guests; for push these are one. */
const findPushKey = (key: EmailKey | "always") =>
  PUSH_KEYS.find((known) => known === key) ?? PUSH_KEYS.find((known) => `${known}_admin` === key);

/** Writes what each subscribed browser is to show of a piece of news; done twice, it writes it once. */
export async function pushNews(db: Db, news: EventNews, now: Instant): Promise<void> {
  if (!vapid()) return;
  const organization = asOrganizationId(news.organization);
  const subscribed = await sql(db, SUBSCRIPTIONS_STATEMENT, [organization, news.event, new Date(now)]);
  if (subscribed.length === 0) return;
  const visitors = await loadVisitors(db, organization, news.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const message = event.messages.find(({ id }) => id === news.about)?.body ?? null;
  const [span] = pickSpans(event);
  for (const notice of listNotices(news, event, now)) {
    const readers = await findParticipants(db, organization, visitors, notice, ({ push }, key) => {
      const chosen = findPushKey(key);
      return chosen !== undefined && push[chosen] === true;
    });
    const rows = readers.flatMap((reader) => {
      const mail = eventMail({ event, version: news.version, notice, message, autoMessage: null }, reader);
      const times = { start: span?.start ?? null, end: span?.end ?? null };
      const { parts, expiresAt } = pushMessage(mail, event.id, notice.kind, times, now);
      return subscribed
        .filter(({ user_id }) => user_id === reader.visitor?.userId)
        .map(({ id: subscriptionId }) => {
          const id = newId();
          return {
            id,
            organizationId: organization,
            subscriptionId,
            key: [event.id, news.version, notice.kind].join("/"),
            sealed: seal(JSON.stringify(parts), rowPlace("push_messages.sealed", organization, id)),
            expiresAt,
          };
        });
    });
    if (rows.length === 0) continue;
    await inTransaction(db, async (tx) => {
      const written = await insertNewRows(tx, "push_messages", rows);
      const jobs = written.map((message) => ({ payload: { organization, message } }));
      await addJobs(tx, SEND_PUSH, jobs);
    });
  }
}
