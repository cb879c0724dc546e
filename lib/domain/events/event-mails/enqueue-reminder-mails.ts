import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { findReaders } from "./find-readers";
import type { MailNotice } from "./list-mail-notices";
import { findReminder } from "./reminder";
import { renderEventMails } from "./render-event-mails";
import { scheduleReminder } from "./schedule-reminder";
import type { SEND_REMINDER } from "./tasks";

/** Reminders have no preference of their own and follow the one for confirmed meetings. */
const REMINDER_NOTICE: MailNotice = {
  kind: "reminder",
  host: "event_confirmed_admin",
  invitees: "event_confirmed",
};

/** Reminds participants of an upcoming meeting, once for each time that it was given. */
export async function enqueueReminderMails(
  db: Db,
  { organization: id, event }: PayloadOf<typeof SEND_REMINDER>,
  now: Instant,
) {
  const organization = asOrganizationId(id);
  const reminder = await findReminder(db, organization, event);
  if (!reminder || reminder.start <= now) return;
  if (reminder.due > now + MINUTE) {
    await scheduleReminder(db, organization, event, now); // the page's reminder setting has changed
    return;
  }
  const visitors = await loadVisitors(db, organization, event);
  const known = visitors[0]?.event;
  if (!known) return;
  const readers = await findReaders(db, organization, visitors, REMINDER_NOTICE);
  const about = { version: reminder.start, notice: REMINDER_NOTICE, message: null, autoMessage: null };
  const mails = await renderEventMails(
    db,
    organization,
    readers.filter(({ visitor }) => visitor),
    () => ({ event: known, ...about }),
  );
  await withTransaction(db, (tx) => storeMails(tx, organization, mails));
}
