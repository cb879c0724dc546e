import { seal } from "@/lib/crypto/seal";
import { type Db, inTransaction } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import { insertNewRows } from "@/lib/db/insert-rows";
import { sql } from "@/lib/db/sql";
import { spansOf } from "@/lib/events/event-facts";
import { loadVisitors } from "@/lib/events/load-event-page";
import { addJobs } from "@/lib/jobs/add-job";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { eventMail } from "@/lib/mail/event-mail";
import { findParticipants } from "@/lib/mail/find-readers";
import { noticesOf } from "@/lib/mail/notices";
import { asOrganizationId } from "@/lib/organizations/organization-id";
import type { EmailKey } from "@/lib/preferences/email-keys";
import { PUSH_KEYS } from "@/lib/preferences/push-keys";
import type { Instant } from "@/lib/time/instant";
import { pushMessage } from "./push-message";
import { vapid } from "./vapid";

// Most events have nobody who wants push messages: they cost this look.
const SUBSCRIBED = `
  SELECT s.id, s.user_id FROM push_subscriptions s
   WHERE s.organization_id = $1
     AND s.user_id IN (SELECT i.user_id FROM invitees i WHERE i.event_id = $2 AND i.organization_id = $1)`;

/** Mails know two more kinds of news to hosts and guests; for push these are one. */
const pushKeyOf = (key: EmailKey | "always") =>
  PUSH_KEYS.find((known) => known === key) ?? PUSH_KEYS.find((known) => `${known}_admin` === key);

/** Writes what each subscribed browser is to show of a piece of news; done twice, it writes it once. */
export async function pushNews(db: Db, news: TaskPayloads["mail_news"], now: Instant): Promise<void> {
  if (!vapid()) return;
  const organization = asOrganizationId(news.organization);
  const subscribed = await sql<{ id: string; user_id: string }>(db, SUBSCRIBED, [organization, news.event]);
  if (subscribed.length === 0) return;
  const visitors = await loadVisitors(db, organization, news.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const message = event.messages.find(({ id }) => id === news.about)?.body ?? null;
  const [span] = spansOf(event);
  for (const notice of noticesOf(news, event, now)) {
    const readers = await findParticipants(db, organization, visitors, notice, ({ push }, key) => {
      const chosen = pushKeyOf(key);
      return chosen !== undefined && push[chosen] === true;
    });
    const rows = readers.flatMap((reader) => {
      const draft = eventMail({ event, version: news.version, notice, message, autoMessage: null }, reader);
      const times = { start: span?.start ?? null, end: span?.end ?? null };
      const { parts, expiresAt } = pushMessage(draft, event.id, notice.kind, times, now);
      return subscribed
        .filter(({ user_id }) => user_id === reader.visitor?.userId)
        .map(({ id: subscriptionId }) => ({
          id: newId(),
          organizationId: organization,
          subscriptionId,
          key: [event.id, news.version, notice.kind].join("/"),
          sealed: seal(JSON.stringify(parts)),
          expiresAt,
        }));
    });
    if (rows.length === 0) continue;
    await inTransaction(db, async (tx) => {
      const written = await insertNewRows(tx, "push_messages", rows);
      const jobs = written.map((message) => ({ payload: { organization, message } }));
      await addJobs(tx, "send_push", jobs);
    });
  }
}
