import { buildReplyAddress } from "@/lib/domain/events/reply-address";
import { redactOtherGroups } from "@/lib/domain/events/seats/redact-other-groups";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import type { MailContent } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import {
  applyMessageText,
  getButtonKey,
  renderMessageText,
} from "@/lib/domain/messaging/texts/render-message-text";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildCalendarAttachment } from "./build-calendar-attachment";
import { hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import { findTextKey } from "./find-text-key";
import { findConference, listMailFacts } from "./list-mail-facts";
import type { MailNotice } from "./list-mail-notices";
import { listMailValues } from "./list-mail-values";
import { listSecondaryActions } from "./list-secondary-actions";
import {
  formatHostName,
  formatInviteeName,
  formatPeople,
  type Invitee,
  sanitizeExternalText,
} from "./mail-names";
import type { NoticeContext } from "./notice-context";
import {
  findCanceller,
  formatCancellation,
  formatHeading,
  pickButton,
  pickMethod,
  pickText,
} from "./pick-mail-text";
import { formatMoment } from "./reader-dates";

/** Renders the mail of one reader, in their language and time zone. */
export function renderEventMail(context: NoticeContext, reader: MailReader): NewMail {
  const visible = { ...context, event: pickVisible(context, reader) };
  const { event, version, notice, series } = visible;
  const t = getMailTranslator(reader.lang);
  const key = pickText(visible, reader.role);
  const host = formatHostName(event, reader, t);
  const by = event.invitees.find(({ id }) => id === notice.by);
  const name = !by || by.isOrganizer ? host : (formatInviteeName(by, reader) ?? t("someone"));
  const values = { name, host: visible.newHost ?? host, people: formatPeople(event, reader, t) };
  const { visitor } = reader;
  const deadline = event.answerBy && formatMoment(event.answerBy, reader);
  const link = visitor
    ? `${resolvePageOrigin()}/event/${event.id}?key=${buildMailedKey(visitor)}`
    : `${env().WEB_URL}/console/meetings?event=${event.id}`;
  const removed = notice.kind === "removed"; // the link no longer works
  const buttonKey = pickButton(notice.kind, reader.role);
  const open = { label: t(buttonKey), href: link };
  const ways = series ? [] : listSecondaryActions(notice.kind, reader);
  const [bookAgain] = notice.kind === "cancelled" ? ways : [];
  const ours: MailContent = {
    lang: reader.lang,
    heading: formatHeading(event, reader, t(`${key}.subject`), t),
    text: reader.team
      ? t("team.text", { team: reader.team, host })
      : (formatCancellation(visible, reader, host, t) ??
        t(`${key}.text`, { ...values, deadline: deadline ?? "" })),
    facts: listMailFacts(visible, reader, t),
    quote: pickQuote(visible, reader, name, host),
    join: buildJoinButton(visible, reader),
    button: removed ? null : (bookAgain ?? open),
    ways: bookAgain ? [open] : ways,
    notes: visitor && !removed ? [t("event.own")] : [],
    more: buildMeetingsLink(event, reader, t),
    footer: t("footer"),
  };
  const text = findTextKey(visible, reader);
  const content = applyMessageText(
    ours,
    renderMessageText(visible.texts, text, () => listMailValues(visible, reader, values)),
    { hasOwnButton: text !== null && !bookAgain && getButtonKey(text.kind) === buttonKey },
  );
  const method = removed && !event.confirmedFlag ? null : pickMethod(notice.kind);
  const isWritten =
    (visitor?.userId && visible.written?.includes(visitor.userId)) ||
    (visible.isInvitedByCalendar && visitor !== null && !visitor.isOrganizer);
  const file =
    visitor && method && !isWritten && buildCalendarAttachment(visitor, visible.series, reader, method);
  return {
    key: [event.id, version, notice.kind, visitor?.id ?? reader.email].join("/"),
    eventId: event.id,
    kind: notice.kind,
    recipient: reader.email,
    subject: content.heading,
    content,
    from: formatSenderName(visible, by, reader, host),
    to: reader.name,
    replyTo: resolveReplyTo(event, notice, reader),
    calendar: file && method ? { method, content: file } : null,
  };
}

/** Picks what the reader may see of the event; a host reads about the booker who caused the mail. */
function pickVisible({ event, notice }: NoticeContext, { visitor }: MailReader): EventVisitor["event"] {
  const known = visitor?.event ?? event;
  const by = known.invitees.find(({ id }) => id === notice.by);
  return by ? redactOtherGroups(known, by) : known;
}

/** Builds the link to all meetings of a guest of a booking page with the organisation. */
function buildMeetingsLink(
  { page }: EventVisitor["event"],
  { role, visitor, lang }: MailReader,
  t: TranslateMail,
): { label: string; href: string } | null {
  if (!page || !visitor || role === "host" || role === "team") return null;
  const query = new URLSearchParams({ page: page.slug, lang });
  return { label: t("meetings.all"), href: `${resolvePageOrigin()}/meetings?${query}` };
}

function buildJoinButton(context: NoticeContext, { role, lang }: MailReader): MailContent["button"] {
  const href = role === "team" || role === "address" ? null : findConference(context)?.url;
  return href ? { label: getTranslator(lang)("conference.join"), href } : null;
}

function pickQuote(
  context: NoticeContext,
  reader: MailReader,
  name: string,
  host: string,
): MailContent["quote"] {
  const { role } = reader;
  const { event, notice, message, autoMessage } = context;
  const canceller = event.cancelReason ? findCanceller(context, reader, host) : null;
  if (canceller && event.cancelReason) {
    const text = hasExternalTitle(event)
      ? sanitizeExternalText(event.cancelReason, reader)
      : event.cancelReason;
    return { by: canceller, text };
  }
  const by = event.invitees.find(({ id }) => id === notice.by);
  if (message) return { by: name, text: by?.userId ? message : sanitizeExternalText(message, reader) };
  const isNew = notice.kind === "booked" || notice.kind === "requested";
  if (isNew && role === "booker" && autoMessage) return { by: host, text: autoMessage };
  const [first] = event.messages;
  if (isNew && role === "host" && first) return { by: name, text: first.body };
  const opens = notice.first && !event.bookpage && role === "guest";
  if (!opens || !first) return null;
  const text = event.api || first.createdByUserId ? first.body : sanitizeExternalText(first.body, reader);
  return { by: findAuthorName(event, first.fromEmail) ?? host, text };
}

/** Finds the author by name only, as guests never learn each other's addresses. */
const findAuthorName = ({ invitees }: EventVisitor["event"], email: string | null): string | null =>
  invitees.find((invitee) => !invitee.isOrganizer && invitee.email === email)?.fullName ?? null;

/** Formats the sender's name; null for mails to the sender, or without a single author. */
function formatSenderName(
  { event, notice }: NoticeContext,
  by: Invitee | undefined,
  reader: MailReader,
  host: string,
): string | null {
  if (reader.role !== "host") return host;
  if (notice.kind === "invited") return null;
  const other = by ?? findOnlyGuest(event);
  return other ? formatInviteeName(other, reader) : null;
}

const findOnlyGuest = ({ invitees }: EventVisitor["event"]): Invitee | undefined => {
  const [guest, ...more] = invitees.filter(({ isOrganizer }) => !isOrganizer);
  return more.length === 0 ? guest : undefined;
};

/**
 * Resolves Reply-To: the event's address if inbound mail is set up, else the one other person concerned. Guests never
 * learn each other's addresses.
 */
function resolveReplyTo(
  event: EventVisitor["event"],
  { by }: MailNotice,
  { role }: MailReader,
): string | null {
  const toEvent = buildReplyAddress(event.id);
  if (toEvent) return toEvent;
  if (role !== "host") return event.createdByUser?.email ?? event.createdByEmail;
  const other =
    event.invitees.find(({ id, isOrganizer }) => id === by && !isOrganizer) ?? findOnlyGuest(event);
  return other?.email ?? null;
}
