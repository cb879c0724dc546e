import { type Conference, parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatJoinLines } from "@/lib/domain/conferencing/conferences/format-join-lines";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { NO_ANSWER_AUTHOR, ORGANIZATION_AUTHOR } from "@/lib/domain/events/changes/event-notifications";
import { formatAnswerLines } from "@/lib/domain/events/format-answer-lines";
import { isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import { buildReplyAddress } from "@/lib/domain/events/reply-address";
import { redactOtherGroups } from "@/lib/domain/events/seats/redact-other-groups";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { describeEventHost, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import type { MailContent } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { buildCalendarAttachment } from "./build-calendar-attachment";
import { escapeLinks, findTypedTitle, hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import { formatMailTimes } from "./format-mail-times";
import type { MailNotice, MailNoticeKind } from "./list-mail-notices";
import { listSecondaryActions } from "./list-secondary-actions";
import type { NoticeContext } from "./notice-context";
import { buildDateTimeStyle, formatMoment } from "./reader-dates";

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
  const open = { label: t(pickButton(notice.kind, reader.role)), href: link };
  const ways = series ? [] : listSecondaryActions(notice.kind, reader);
  const [bookAgain] = notice.kind === "cancelled" ? ways : [];
  const content: MailContent = {
    lang: reader.lang,
    heading: formatHeading(event, reader, t(`${key}.subject`), t),
    text: reader.team
      ? t("team.text", { team: reader.team, host })
      : (formatCancellation(visible, reader, host, t) ??
        t(`${key}.text`, { ...values, deadline: deadline ?? "" })),
    facts: listFacts(visible, reader, t),
    quote: pickQuote(visible, reader, name, host),
    join: buildJoinButton(visible, reader),
    button: removed ? null : (bookAgain ?? open),
    ways: bookAgain ? [open] : ways,
    notes: visitor && !removed ? [t("event.own")] : [],
    more: buildMeetingsLink(event, reader, t),
    footer: t("footer"),
  };
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
    from: formatSenderName(event, by, reader, host),
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

/** Says who cancelled the meeting; null if that is unknown. */
function formatCancellation(
  context: NoticeContext,
  reader: MailReader,
  host: string,
  t: TranslateMail,
): string | null {
  if (context.notice.author === NO_ANSWER_AUTHOR)
    return isInternalReader(reader) ? t("cancelled.noAnswerHost") : t("cancelled.noAnswer", { host });
  if (context.notice.author && context.notice.author === reader.visitor?.id) return t("cancelled.byReader");
  const name = findCanceller(context, reader, host);
  return name && t("cancelled.by", { name });
}

/** Finds the name of the participant or the organisation that cancelled; null if it is unknown or the reader. */
function findCanceller(
  { event, notice: { kind, author } }: NoticeContext,
  reader: MailReader,
  host: string,
): string | null {
  if (kind !== "cancelled" || author === reader.visitor?.id) return null;
  if (author === ORGANIZATION_AUTHOR) return reader.organizationName ?? null;
  const found = event.invitees.find(({ id }) => id === author);
  return found?.isOrganizer ? host : formatInviteeName(found, reader);
}

type TextKey =
  | MailNoticeKind
  | "moved"
  | "newHost"
  | "requestedHost"
  | "invitedHost"
  | "suggestedHost"
  | "removedHost"
  | "unlinkedHost";

const HOST_TEXTS: Partial<Record<MailNoticeKind, TextKey>> = {
  requested: "requestedHost",
  invited: "invitedHost",
  suggested: "suggestedHost",
  unlinked: "unlinkedHost",
};

/** Picks the wording for host, booker or invited guest. */
function pickText(
  { notice: { kind, isNewHost }, newHost, previous }: NoticeContext,
  role: MailReader["role"],
): TextKey {
  if (newHost) return "removedHost";
  if (kind === "changed" && isNewHost) return "newHost";
  if (kind === "changed" && previous) return "moved";
  if (role === "host" || role === "team") return HOST_TEXTS[kind] ?? kind;
  if (kind === "booked") return "confirmed";
  return kind === "requested" && role === "guest" ? "invited" : kind;
}

function pickButton(kind: MailNoticeKind, role: MailReader["role"]) {
  if ((kind === "requested" || kind === "openRequest") && role === "host") return "event.choose";
  const needsAnswer = ["invited", "suggested", "requested", "unanswered"].includes(kind);
  return needsAnswer && role === "guest" ? "event.answer" : "event.open";
}

function pickMethod(kind: MailNoticeKind): "REQUEST" | "CANCEL" | null {
  if (kind === "booked" || kind === "confirmed" || kind === "changed" || kind === "linked") return "REQUEST";
  return kind === "cancelled" || kind === "reopened" || kind === "removed" || kind === "left"
    ? "CANCEL"
    : null;
}

type EventWithParts = EventVisitor["event"];

type Invitee = EventWithParts["invitees"][number];

/** Returns whether the reader is a host or team admin, the addressees of external text. */
const isInternalReader = ({ role }: MailReader): boolean => role === "host" || role === "team";

/** Prepares external text for this reader. */
export const sanitizeExternalText = (text: string, reader: MailReader): string =>
  isInternalReader(reader) ? text : escapeLinks(text);

/** Formats the invitee's name; only hosts and team admins see other people's addresses. */
export const formatInviteeName = (invitee: Invitee | undefined, reader: MailReader): string | null =>
  invitee?.fullName
    ? sanitizeExternalText(invitee.fullName, reader)
    : isInternalReader(reader) && invitee?.email
      ? invitee.email
      : null;

/** Formats the host's name; an organiser without an account is external too. */
export const formatHostName = (event: EventVisitor["event"], reader: MailReader, t: TranslateMail): string =>
  event.api || event.createdByUserId || event.bookpage
    ? describeEventHost(event).name
    : sanitizeExternalText(event.createdByName ?? t("someone"), reader);

function formatHeading(
  event: EventVisitor["event"],
  reader: MailReader,
  label: string,
  t: TranslateMail,
): string {
  if (isInternalReader(reader) || !hasExternalTitle(event))
    return t("heading", { what: label, title: event.title });
  const known = event.bookpage
    ? t("event.meeting", { host: describeEventHost(event).name })
    : event.thirdPartyName;
  return known ? t("heading", { what: label, title: known }) : label;
}

/** Lists the other participants who come. */
const listOthers = (event: EventVisitor["event"], { visitor }: MailReader): Invitee[] =>
  event.invitees.filter(
    (one) =>
      one.id !== visitor?.id &&
      (!visitor || isVisibleTo(visitor, event, one)) &&
      !event.declines.some(({ inviteeId }) => inviteeId === one.id),
  );

const MAX_NAMES = 3;

function formatPeople(event: EventVisitor["event"], reader: MailReader, t: TranslateMail): string {
  const names = listOthers(event, reader).map((invitee) =>
    invitee.isOrganizer
      ? formatHostName(event, reader, t)
      : (formatInviteeName(invitee, reader) ?? t("someone")),
  );
  if (names.length === 0) return t("someone");
  if (names.length <= MAX_NAMES) return new Intl.ListFormat(reader.lang).format(names);
  return `${names.slice(0, MAX_NAMES).join(", ")} ${t("event.more", { count: names.length - MAX_NAMES })}`;
}

/** Finds the conference of the mail; none in mails about a removal or a series, as its events have a link each. */
const findConference = ({ event, notice, series }: NoticeContext): Conference | null =>
  series || !event.confirmedFlag || event.cancelledAt || ["removed", "left"].includes(notice.kind)
    ? null
    : parseConference(event);

function buildJoinButton(context: NoticeContext, { role, lang }: MailReader): MailContent["button"] {
  const href = role === "team" || role === "address" ? null : findConference(context)?.url;
  return href ? { label: getTranslator(lang)("conference.join"), href } : null;
}

const MAX_LINES = 20;

function listFacts(context: NoticeContext, reader: MailReader, t: TranslateMail): MailContent["facts"] {
  const { event, series } = context;
  const translate = getTranslator(reader.lang);
  const dateTimeStyle = buildDateTimeStyle(reader);
  const spans = (series?.changed ?? [event]).flatMap(pickSpans);
  const position = series ? null : findSeriesPosition(event);
  const describePlace = (one: Parameters<typeof formatPlaceLine>[0]) =>
    formatPlaceLine(one, translate, { isHost: reader.role === "host" });
  const pagePlaces = (resolveEventSettings(event).fixed_places ?? []).map((stored) =>
    describePlace({ ...stored, ...toEventContact(stored) }),
  );
  const written = (text: string) => (hasExternalTitle(event) ? sanitizeExternalText(text, reader) : text);
  const locations = pickPlaces(event)
    .map(describePlace)
    .map((place) => (pagePlaces.includes(place) ? place : written(place)));
  const people = listOthers(event, reader).map((invitee) => {
    if (invitee.isOrganizer) return formatHostName(event, reader, t);
    const { fullName, email, phone, company } = invitee;
    if (reader.role !== "host") return formatInviteeName(invitee, reader) ?? t("someone");
    return [fullName, email, phone && wrapBidiIsolate(reader.lang, phone), company]
      .filter(Boolean)
      .join("\n");
  });
  const isReasonQuoted = findCanceller(context, reader, formatHostName(event, reader, t)) !== null;
  const reason =
    event.cancelledAt && event.cancelReason && !isReasonQuoted ? written(event.cancelReason) : null;
  return [
    ...formatQuotedTitle(event, reader, t),
    {
      label: translate(spans.length > 1 && !series ? "event.proposedTimes" : "event.when"),
      lines: formatMailTimes(context, reader, dateTimeStyle, t),
    },
    {
      label: translate("series.heading"),
      lines: position ? [translate("series.place", { index: position.index, count: position.count })] : [],
    },
    {
      label: translate("event.where"),
      lines: [...locations.slice(0, MAX_LINES), ...formatMeetingLines(context, reader, t)],
    },
    { label: t("event.with"), lines: people.slice(0, MAX_LINES) },
    { label: translate("details.heading"), lines: listBookerDetails(reader) },
    { label: translate("questions.heading"), lines: listReaderAnswers(event, reader, dateTimeStyle) },
    {
      label: translate("event.cancelled"),
      lines: reason ? [translate("event.cancelledReason", { reason })] : [],
    },
  ].filter(({ lines }) => lines.length > 0);
}

/** Lists the booker's contact details, so that the booker notices a typing error. */
function listBookerDetails(reader: MailReader): string[] {
  if (reader.role !== "booker" || !reader.visitor) return [];
  const { fullName, email, phone, company } = reader.visitor;
  const soften = (line: string | null) => (line ? [sanitizeExternalText(line, reader)] : []);
  return [
    ...soften(fullName),
    ...(email ? [email] : []),
    ...soften(phone && wrapBidiIsolate(reader.lang, phone)),
    ...soften(company),
  ];
}

/** Lists all answers for the host, a booker's own for the booker. */
function listReaderAnswers(
  event: EventVisitor["event"],
  reader: MailReader,
  dateTimeStyle: DateTimeStyle,
): string[] {
  const translate = getTranslator(reader.lang);
  if (isInternalReader(reader)) return formatAnswerLines(event, dateTimeStyle, translate);
  if (reader.role !== "booker") return [];
  const booker = event.invitees.filter(({ id }) => id === reader.visitor?.id);
  return formatAnswerLines({ ...event, invitees: booker }, dateTimeStyle, translate).map((line) =>
    sanitizeExternalText(line, reader),
  );
}

const toEventContact = (stored: Parameters<typeof toStoredPlace>[0]) => ({
  contact: toStoredPlace(stored).contact ?? null,
});

/** Formats the meeting link, or why there is none; only those who take part get it. */
function formatMeetingLines(context: NoticeContext, { role, lang }: MailReader, t: TranslateMail): string[] {
  const conference = findConference(context);
  if (role === "host" && conference?.failed)
    return [`${t("unlinkedHost.subject")}. ${t(`linkIssue.${conference.failed}`)}`];
  return role === "team" || role === "address"
    ? []
    : formatJoinLines(conference, getTranslator(lang), describeEventHost(context.event).name);
}

/** Quotes an external title that is not in the heading. */
function formatQuotedTitle(
  event: EventVisitor["event"],
  reader: MailReader,
  t: TranslateMail,
): MailContent["facts"] {
  const title = !isInternalReader(reader) && hasExternalTitle(event) ? findTypedTitle(event) : null;
  if (title === null) return [];
  // The host can rename a booking, so its booker need not have written the title.
  const label = event.bookpage
    ? getTranslator(reader.lang)("details.title")
    : t("event.wrote", { name: formatHostName(event, reader, t) });
  return [{ label, lines: [t("event.quoted", { text: escapeLinks(title) })] }];
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
  event: EventVisitor["event"],
  by: Invitee | undefined,
  reader: MailReader,
  host: string,
): string | null {
  if (reader.role !== "host") return host;
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
