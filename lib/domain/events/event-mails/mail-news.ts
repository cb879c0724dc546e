import type { Instant } from "@/lib/core/time/instant";
import { findEntryOwners } from "@/lib/domain/calendars/queue-entries";
import type { News } from "@/lib/domain/events/changes/news";
import type { EventNews } from "@/lib/domain/events/tasks";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { keepMails } from "@/lib/domain/messaging/mail/keep-mails";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { eventMail } from "./event-mail";
import { findAutoMessage } from "./find-auto-message";
import { findReaders } from "./find-readers";
import { isInvitedByCalendar } from "./is-invited-by-calendar";
import { mailSeriesNews } from "./mail-series-news";
import { listNotices } from "./notices";
import { scheduleReminder } from "./schedule-reminder";

/** News after which the meeting may be at another time, or at none. */
const NOTICES_ABOUT_TIME: readonly News["kind"][] = ["confirmed", "changed", "reopened", "cancelled"];

const setsTime = ({ kind, phase }: EventNews) =>
  NOTICES_ABOUT_TIME.includes(kind) || (kind === "created" && phase === "confirmed");

/** Works out who is told of a piece of news and writes their mails; done twice, it writes them once. */
export async function mailNews(db: Db, news: EventNews, now: Instant): Promise<void> {
  if (news.events) return mailSeriesNews(db, news, news.events, now);
  const organization = asOrganizationId(news.organization);
  if (setsTime(news)) await scheduleReminder(db, organization, news.event, now);
  const visitors = await loadVisitors(db, organization, news.event);
  const event = visitors[0]?.event;
  if (!event) return;
  const message = event.messages.find(({ id }) => id === news.about)?.body ?? null;
  const users = event.seriesId === null ? [] : event.invitees.map(({ userId }) => userId);
  const written = await findEntryOwners(db, organization, users);
  for (const notice of listNotices(news, event, now)) {
    const readers = await findReaders(db, organization, visitors, notice);
    if (readers.length === 0) continue;
    const autoMessage = await findAutoMessage(db, event);
    const invited = { isInvitedByCalendar: await isInvitedByCalendar(db, event) };
    const about = { event, version: news.version, notice, message, autoMessage, written, ...invited };
    const mails = readers.map((reader) => eventMail(about, reader));
    await inTransaction(db, (tx) => keepMails(tx, organization, mails));
  }
}
