import type { Instant } from "@/lib/core/time/instant";
import { listEntryOwners } from "@/lib/domain/calendars/enqueue-entries";
import { type DetailedEvent, findDetailedEvent } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import {
  listDetailedSeriesEvents,
  listSeriesVisitors,
} from "@/lib/domain/events/series/list-series-visitors";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findAutoMessage } from "./find-auto-message";
import { findReaders, type MailReader } from "./find-readers";
import { isInvitedByCalendar } from "./is-invited-by-calendar";
import { listMailNotices } from "./list-mail-notices";
import { renderEventMails } from "./render-event-mails";
import { scheduleReminder } from "./schedule-reminder";
import type { SeriesMail } from "./series-mail";

/** Enqueues one mail per participant about a change of several events of a series, from their first such event on. */
export async function enqueueSeriesMails(
  db: Db,
  notification: EventNotificationPayload,
  events: readonly string[],
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(notification.organization);
  for (const event of events) await scheduleReminder(db, organization, event, now);
  const { seriesId } = (await findDetailedEvent(db, organization, notification.event)) ?? { seriesId: null };
  if (seriesId === null) return;
  const all = await listDetailedSeriesEvents(db, organization, seriesId);
  const changed = all.filter((event) => events.includes(event.id) && isCurrent(event, notification, now));
  const [first] = changed;
  if (!first) return;
  const autoMessage = await findAutoMessage(db, first);
  const users = changed.flatMap(({ invitees }) => invitees.map(({ userId }) => userId));
  const written = await listEntryOwners(db, organization, [...new Set(users)]);
  for (const event of changed) {
    const visitors = event.invitees
      .map((invitee) => toVisitor(event, invitee))
      .filter((visitor) => listSeriesVisitors(changed, visitor)[0]?.id === visitor.id);
    if (visitors.length === 0) continue;
    for (const { team, ...notice } of listMailNotices(notification, event, now)) {
      const addressed = event === first && team ? { ...notice, team } : notice;
      const readers = await findReaders(db, organization, visitors, addressed);
      const invited = { isInvitedByCalendar: await isInvitedByCalendar(db, event) };
      const about = {
        event,
        version: notification.version,
        notice: addressed,
        message: null,
        autoMessage,
        written,
        ...invited,
      };
      const mails = await renderEventMails(db, organization, readers, (reader) => ({
        ...about,
        series: pickEvents(all, changed, reader),
      }));
      await withTransaction(db, (tx) => storeMails(tx, organization, mails));
    }
  }
}

/** Picks the events of a series for one reader: the changed ones and all of them. */
function pickEvents(
  all: readonly DetailedEvent[],
  changed: readonly DetailedEvent[],
  { visitor }: MailReader,
): SeriesMail {
  if (!visitor) return { changed, visits: [], whole: [] };
  const whole = listSeriesVisitors(all, visitor);
  const visits = whole.filter(({ id, event }) => changed.includes(event) && !hasDeclined(id, event));
  return { changed: visits.map(({ event }) => event), visits, whole };
}

const hasDeclined = (id: string, { declines }: DetailedEvent) =>
  declines.some(({ inviteeId }) => inviteeId === id);

/** Returns whether no later change has happened, which has its own notification, and the event is not over. */
const isCurrent = (event: DetailedEvent, { phase }: EventNotificationPayload, now: Instant): boolean =>
  deriveEventPhase(event) === phase && pickSpans(event).some(({ end }) => end > now);
