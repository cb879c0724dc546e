import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { keepMails } from "@/lib/domain/messaging/mail/keep-mails";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { eventMail } from "./event-mail";
import { findReaders } from "./find-readers";
import type { Notice } from "./notices";
import { findReminder } from "./reminder";
import { scheduleReminder } from "./schedule-reminder";
import type { REMIND } from "./tasks";

/** There is no preference of its own: whoever wants mails about confirmed meetings is reminded of them. */
const REMINDER_NOTICE: Notice = {
  kind: "reminder",
  host: "event_confirmed_admin",
  invitees: "event_confirmed",
};

/** Reminds everybody of a meeting that has not begun, once for each time that it was given. */
export async function mailReminder(
  db: Db,
  { organization: id, event }: PayloadOf<typeof REMIND>,
  now: Instant,
) {
  const organization = asOrganizationId(id);
  const reminder = await findReminder(db, organization, event);
  if (!reminder || reminder.start <= now) return;
  if (reminder.due > now + MINUTE) {
    await scheduleReminder(db, organization, event, now); // the page's setting has changed
    return;
  }
  const visitors = await loadVisitors(db, organization, event);
  const readers = await findReaders(db, organization, visitors, REMINDER_NOTICE);
  const about = { version: reminder.start, notice: REMINDER_NOTICE, message: null, autoMessage: null };
  const mails = readers.flatMap((reader) =>
    reader.visitor ? eventMail({ event: reader.visitor.event, ...about }, reader) : [],
  );
  await inTransaction(db, (tx) => keepMails(tx, organization, mails));
}
