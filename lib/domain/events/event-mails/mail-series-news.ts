import type { Instant } from "@/lib/core/time/instant";
import { findEntryOwners } from "@/lib/domain/calendars/queue-entries";
import { type FramedEvent, readFramedEvent } from "@/lib/domain/events/event-rows";
import { derivePhase } from "@/lib/domain/events/policy";
import { listVisits, readFramedSeries } from "@/lib/domain/events/series/list-visits";
import type { EventNews } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { keepMails } from "@/lib/domain/messaging/mail/keep-mails";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { eventMail } from "./event-mail";
import { findAutoMessage } from "./find-auto-message";
import { findReaders, type MailReader } from "./find-readers";
import { isInvitedByCalendar } from "./is-invited-by-calendar";
import { listNotices } from "./notices";
import { scheduleReminder } from "./schedule-reminder";
import type { SeriesMail } from "./series-mail";

/**
 * Tells everybody once of what has happened to several events of a series, each person of those they take part in: as of
 * the first event, or the first of theirs.
 */
export async function mailSeriesNews(
  db: Db,
  news: EventNews,
  events: readonly string[],
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(news.organization);
  for (const event of events) await scheduleReminder(db, organization, event, now);
  const { seriesId } = (await readFramedEvent(db, organization, news.event)) ?? { seriesId: null };
  if (seriesId === null) return;
  const all = await readFramedSeries(db, organization, seriesId);
  const told = all.filter((event) => events.includes(event.id) && holdsStill(event, news, now));
  const [first] = told;
  if (!first) return;
  const autoMessage = await findAutoMessage(db, first);
  const users = told.flatMap(({ invitees }) => invitees.map(({ userId }) => userId));
  const written = await findEntryOwners(db, organization, [...new Set(users)]);
  for (const event of told) {
    const visitors = event.invitees
      .map((invitee) => toVisitor(event, invitee))
      .filter((visitor) => listVisits(told, visitor)[0]?.id === visitor.id);
    if (visitors.length === 0) continue;
    for (const { team, ...notice } of listNotices(news, event, now)) {
      const asked = event === first && team ? { ...notice, team } : notice;
      const readers = await findReaders(db, organization, visitors, asked);
      const invited = { isInvitedByCalendar: await isInvitedByCalendar(db, event) };
      const about = {
        event,
        version: news.version,
        notice: asked,
        message: null,
        autoMessage,
        written,
        ...invited,
      };
      const mails = readers.map((reader) =>
        eventMail({ ...about, series: pickEvents(all, told, reader) }, reader),
      );
      await inTransaction(db, (tx) => keepMails(tx, organization, mails));
    }
  }
}

/** What a mail tells of a series: the events that the news is about, and all; those of the reader alone. */
function pickEvents(
  all: readonly FramedEvent[],
  told: readonly FramedEvent[],
  { visitor }: MailReader,
): SeriesMail {
  if (!visitor) return { told, visits: [], whole: [] };
  const whole = listVisits(all, visitor);
  const visits = whole.filter(({ id, event }) => told.includes(event) && !hasDeclined(id, event));
  return { told: visits.map(({ event }) => event), visits, whole };
}

const hasDeclined = (id: string, { declines }: FramedEvent) =>
  declines.some(({ inviteeId }) => inviteeId === id);

/** Whether it has moved on since, of which other news tells, or is over. */
const holdsStill = (event: FramedEvent, { phase }: EventNews, now: Instant): boolean =>
  derivePhase(event) === phase && pickSpans(event).some(({ end }) => end > now);
