import { asInstant, type Instant } from "@/lib/core/time/instant";
import { listEntryOwners } from "@/lib/domain/calendars/enqueue-entries";
import type { EventNotification } from "@/lib/domain/events/changes/event-notification";
import { NO_ANSWER_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import type { EventSpan } from "@/lib/domain/events/visitor/event-facts";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { enqueueSeriesMails } from "./enqueue-series-mails";
import { findAutoMessage } from "./find-auto-message";
import { findNearestTimes } from "./find-nearest-times";
import { findReaders } from "./find-readers";
import { isInvitedByCalendar } from "./is-invited-by-calendar";
import { listMailNotices } from "./list-mail-notices";
import { renderEventMails } from "./render-event-mails";
import { scheduleReminder } from "./schedule-reminder";

/** Notifications after which the meeting may have another time, or none. */
const NOTICES_ABOUT_TIME: readonly EventNotification["kind"][] = [
  "confirmed",
  "changed",
  "reopened",
  "cancelled",
];

const isTimeSet = ({ kind, phase }: EventNotificationPayload) =>
  NOTICES_ABOUT_TIME.includes(kind) || (kind === "created" && phase === "confirmed");

const parsePreviousTime = ({ was }: EventNotificationPayload): EventSpan | null =>
  was ? { start: asInstant(was.start), end: asInstant(was.end), allDay: was.allDay } : null;

/** Determines the recipients of a notification and enqueues their mails; a second run adds none. */
export async function enqueueEventMails(
  db: Db,
  notification: EventNotificationPayload,
  now: Instant,
): Promise<void> {
  if (notification.events) return enqueueSeriesMails(db, notification, notification.events, now);
  const organization = asOrganizationId(notification.organization);
  if (isTimeSet(notification)) await scheduleReminder(db, organization, notification.event, now);
  const visitors = await loadVisitors(db, organization, notification.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const previous = parsePreviousTime(notification);
  const message = event.messages.find(({ id }) => id === notification.about)?.body ?? null;
  const users = event.seriesId === null ? [] : event.invitees.map(({ userId }) => userId);
  const written = await listEntryOwners(db, organization, users);
  for (const notice of listMailNotices(notification, event, now)) {
    const readers = await findReaders(db, organization, visitors, notice);
    if (readers.length === 0) continue;
    const autoMessage = await findAutoMessage(db, event);
    const invited = { isInvitedByCalendar: await isInvitedByCalendar(db, event) };
    const { version } = notification;
    const nearest = notice.author === NO_ANSWER_AUTHOR ? await findNearestTimes(db, event, now) : [];
    const about = { event, version, notice, message, autoMessage, written, previous, nearest, ...invited };
    const mails = await renderEventMails(db, organization, readers, () => about);
    await withTransaction(db, (tx) => storeMails(tx, organization, mails));
  }
}
