import { type Conference, readConference } from "@/lib/domain/conferencing/conferences/conference";
import { toMeetable } from "@/lib/domain/conferencing/conferences/event-place";
import { joinLines } from "@/lib/domain/conferencing/conferences/join-lines";
import { placeLine } from "@/lib/domain/conferencing/conferences/place-words";
import { answerLines } from "@/lib/domain/events/answer-lines";
import { isKnownTo } from "@/lib/domain/events/poll/narrow-to-answers";
import { replyAddress } from "@/lib/domain/events/reply-address";
import { narrowToParty } from "@/lib/domain/events/seats/narrow-to-party";
import { readSeries } from "@/lib/domain/events/series/read-series";
import { describeHost, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { resolveCustom } from "@/lib/domain/events/visitor/resolve-custom";
import { spanWords } from "@/lib/domain/events/visitor/span-words";
import type { NewMail } from "@/lib/domain/messaging/mail/keep-mails";
import type { MailContent } from "@/lib/domain/messaging/mail/layout";
import { mailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/texts/translate-mail";
import { env } from "@/lib/platform/env/env";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import type { Manner } from "@/lib/platform/i18n/format";
import { isolate } from "@/lib/platform/i18n/isolate";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { attachedFile } from "./attached-file";
import type { MailReader } from "./find-readers";
import { listWays } from "./list-ways";
import type { Notice, NoticeKind } from "./notices";
import type { SeriesMail } from "./series-mail";
import { breakLinks, findTypedTitle, isTitledByStranger } from "./stranger-words";

export interface NoticeContext {
  event: EventVisitor["event"];
  version: number;
  notice: Notice;
  /** The text of the message that it is about. */
  message: string | null;
  /** What the page's owner has every booker told. */
  autoMessage: string | null;
  /** Users who have the events of a series in their calendars already, each as an entry of its own. */
  written?: readonly string[];
  /** The entry in the host's calendar invites who comes: a file of ours would be a second one. */
  isInvitedByCalendar?: boolean;
  /** Where it is about several events at once. */
  series?: SeriesMail;
}

/** The mail of one reader, in their language and on their clock. */
export function eventMail(told: NoticeContext, reader: MailReader): NewMail {
  const news = { ...told, event: pickKnown(told, reader) };
  const { event, version, notice, series } = news;
  const t = mailTranslator(reader.lang);
  const key = pickText(notice.kind, reader.role);
  const host = nameHost(event, reader, t);
  const by = event.invitees.find(({ id }) => id === notice.by);
  const name = !by || by.su ? host : (nameInvitee(by, reader) ?? t("someone"));
  const values = { name, host, people: peopleWords(event, reader, t) };
  const { visitor } = reader;
  const link = visitor
    ? `${pageOrigin()}/event/${event.id}?key=${mailedKey(visitor)}`
    : `${env().WEB_URL}/console/events?event=${event.id}`;
  const removed = notice.kind === "removed"; // the link is dead
  const content: MailContent = {
    lang: reader.lang,
    heading: formatHeading(event, reader, t(`${key}.subject`), t),
    text: reader.team ? t("team.text", { team: reader.team, host }) : t(`${key}.text`, values),
    facts: listFacts(news, reader, t),
    quote: pickQuote(news, reader, name, host),
    join: joinButton(news, reader),
    button: removed ? null : { label: t(pickButton(notice.kind, reader.role)), href: link },
    ways: series ? [] : listWays(notice.kind, reader),
    notes: visitor && !removed ? [t("event.own")] : [],
    more: linkMeetings(event, reader, t),
    footer: t("footer"),
  };
  const method = removed && !event.confirmedFlag ? null : pickMethod(notice.kind);
  const isWritten =
    (visitor?.userId && news.written?.includes(visitor.userId)) ||
    (news.isInvitedByCalendar && visitor !== null && !visitor.su);
  const file = visitor && method && !isWritten && attachedFile(visitor, news.series, reader, method);
  return {
    key: [event.id, version, notice.kind, visitor?.id ?? reader.email].join("/"),
    eventId: event.id,
    kind: notice.kind,
    recipient: reader.email,
    subject: content.heading,
    content,
    from: nameSender(event, by, reader, host),
    to: reader.name,
    replyTo: replyTo(event, notice, reader),
    calendar: file && method ? { method, content: file } : null,
  };
}

/** What the reader may know of the event; where one of its bookers did something, that is what a host reads about. */
function pickKnown({ event, notice }: NoticeContext, { visitor }: MailReader): EventVisitor["event"] {
  const known = visitor?.event ?? event;
  const by = known.invitees.find(({ id }) => id === notice.by);
  return by ? narrowToParty(known, by) : known;
}

/** Guests of a booking page find all that they have arranged with the organisation. */
function linkMeetings(
  { page }: EventVisitor["event"],
  { role, visitor, lang }: MailReader,
  t: TranslateMail,
): { label: string; href: string } | null {
  if (!page || !visitor || role === "host" || role === "team") return null;
  const query = new URLSearchParams({ page: page.nickname, lang });
  return { label: t("meetings.all"), href: `${pageOrigin()}/meetings?${query}` };
}

type TextKey =
  | NoticeKind
  | "requestedHost"
  | "invitedHost"
  | "suggestedHost"
  | "removedHost"
  | "unlinkedHost";

const HOST_TEXTS: Partial<Record<NoticeKind, TextKey>> = {
  requested: "requestedHost",
  invited: "invitedHost",
  suggested: "suggestedHost",
  removed: "removedHost",
  unlinked: "unlinkedHost",
};

/** The same news is worded differently for the host, the booker and invited guests. */
function pickText(kind: NoticeKind, role: MailReader["role"]): TextKey {
  if (role === "host" || role === "team") return HOST_TEXTS[kind] ?? kind;
  if (kind === "booked") return "confirmed";
  return kind === "requested" && role === "guest" ? "invited" : kind;
}

function pickButton(kind: NoticeKind, role: MailReader["role"]) {
  if (kind === "requested" && role === "host") return "event.choose";
  const asks = ["invited", "suggested", "requested", "unanswered"].includes(kind);
  return asks && role === "guest" ? "event.answer" : "event.open";
}

function pickMethod(kind: NoticeKind): "REQUEST" | "CANCEL" | null {
  if (kind === "booked" || kind === "confirmed" || kind === "changed" || kind === "linked") return "REQUEST";
  return kind === "cancelled" || kind === "reopened" || kind === "removed" || kind === "left"
    ? "CANCEL"
    : null;
}

type EventWithParts = EventVisitor["event"];

type Invitee = EventWithParts["invitees"][number];

/** The host, and who looks after the host's team: what a stranger wrote is meant for them. */
const isInside = ({ role }: MailReader): boolean => role === "host" || role === "team";

/** What a stranger wrote, as this reader gets to see it. */
const softenWords = (text: string, reader: MailReader): string =>
  isInside(reader) ? text : breakLinks(text);

/** Only the host and team admins see other people's addresses. */
const nameInvitee = (invitee: Invitee | undefined, reader: MailReader): string | null =>
  invitee?.fullName
    ? softenWords(invitee.fullName, reader)
    : isInside(reader) && invitee?.email
      ? invitee.email
      : null;

/** Of an organiser without an account the name is a stranger's too. */
const nameHost = (event: EventVisitor["event"], reader: MailReader, t: TranslateMail): string =>
  event.api || event.createdByUserId || event.bookpage
    ? describeHost(event).name
    : softenWords(event.createdByName ?? t("someone"), reader);

function formatHeading(
  event: EventVisitor["event"],
  reader: MailReader,
  what: string,
  t: TranslateMail,
): string {
  if (isInside(reader) || !isTitledByStranger(event)) return t("heading", { what, title: event.title });
  const known = event.bookpage
    ? t("event.meeting", { host: describeHost(event).name })
    : event.thirdPartyName;
  return known ? t("heading", { what, title: known }) : what;
}

/** Who else comes. */
const listOthers = (event: EventVisitor["event"], { visitor }: MailReader): Invitee[] =>
  event.invitees.filter(
    (one) =>
      one.id !== visitor?.id &&
      (!visitor || isKnownTo(visitor, event, one)) &&
      !event.declines.some(({ inviteeId }) => inviteeId === one.id),
  );

const MAX_NAMES = 3;

function peopleWords(event: EventVisitor["event"], reader: MailReader, t: TranslateMail): string {
  const names = listOthers(event, reader).map((invitee) =>
    invitee.su ? nameHost(event, reader, t) : (nameInvitee(invitee, reader) ?? t("someone")),
  );
  if (names.length === 0) return t("someone");
  if (names.length <= MAX_NAMES) return new Intl.ListFormat(reader.lang).format(names);
  return `${names.slice(0, MAX_NAMES).join(", ")} ${t("event.more", { count: names.length - MAX_NAMES })}`;
}

/** How this mail's reader meets the others; those whom it takes out do not. Events of a series have a link each. */
const findConference = ({ event, notice, series }: NoticeContext): Conference | null =>
  series || !event.confirmedFlag || event.cancelledAt || ["removed", "left"].includes(notice.kind)
    ? null
    : readConference(event);

function joinButton(news: NoticeContext, { role, lang }: MailReader): MailContent["button"] {
  const href = role === "team" ? null : findConference(news)?.url;
  return href ? { label: getTranslator(lang)("conference.join"), href } : null;
}

const MAX_DATE_LINES = 20;

function listFacts(news: NoticeContext, reader: MailReader, t: TranslateMail): MailContent["facts"] {
  const { event, series } = news;
  const { lang, zone } = reader;
  const words = getTranslator(lang);
  const region = chooseRegion(lang, null);
  const manner: Manner = {
    lang,
    region,
    zone,
    hourCycle: reader.hourCycle ?? getRegionHabits(lang, region).hourCycle,
  };
  const spans = (series?.told ?? [event]).flatMap(pickSpans);
  const place = series ? null : readSeries(event);
  const when = spans.map((span) => {
    const { day, time } = spanWords(manner, event.timezone, words, span);
    return span.allDay ? `${day}, ${time}` : `${day}, ${time}, ${zoneLabel(zone, span.start)}`;
  });
  const describePlace = (one: Parameters<typeof placeLine>[0]) =>
    placeLine(one, words, { isHost: reader.role === "host" });
  const ownPlaces = (resolveCustom(event).fixed_places ?? []).map((own) =>
    describePlace({ ...own, ...toEventContact(own) }),
  );
  const written = (text: string) => (isTitledByStranger(event) ? softenWords(text, reader) : text);
  const where = pickPlaces(event)
    .map(describePlace)
    .map((place) => (ownPlaces.includes(place) ? place : written(place)));
  const people = listOthers(event, reader).map((invitee) => {
    if (invitee.su) return nameHost(event, reader, t);
    const { fullName, email, phone, company } = invitee;
    if (reader.role !== "host") return nameInvitee(invitee, reader) ?? t("someone");
    return [fullName, email, phone && isolate(lang, phone), company].filter(Boolean).join("\n");
  });
  const reason = event.cancelledAt && event.cancelReason && written(event.cancelReason);
  return [
    ...quoteTitle(event, reader, t),
    {
      label: words(spans.length > 1 && !series ? "event.proposedTimes" : "event.when"),
      lines: series ? when : when.slice(0, MAX_DATE_LINES),
    },
    {
      label: words("series.heading"),
      lines: place ? [words("series.place", { index: place.index, count: place.count })] : [],
    },
    {
      label: words("event.where"),
      lines: [...where.slice(0, MAX_DATE_LINES), ...meetingLines(news, reader, t)],
    },
    { label: t("event.with"), lines: people.slice(0, MAX_DATE_LINES) },
    { label: words("details.heading"), lines: listOwnDetails(reader) },
    { label: words("questions.heading"), lines: listOwnAnswers(event, reader, manner) },
    { label: words("event.cancelled"), lines: reason ? [words("event.cancelledReason", { reason })] : [] },
  ].filter(({ lines }) => lines.length > 0);
}

/** What a booker has entered, as the host got it: a wrong digit is found before it matters. */
function listOwnDetails(reader: MailReader): string[] {
  if (reader.role !== "booker" || !reader.visitor) return [];
  const { fullName, email, phone, company } = reader.visitor;
  const soften = (line: string | null) => (line ? [softenWords(line, reader)] : []);
  return [
    ...soften(fullName),
    ...(email ? [email] : []),
    ...soften(phone && isolate(reader.lang, phone)),
    ...soften(company),
  ];
}

/** All of them for the host, their own for a booker. */
function listOwnAnswers(event: EventVisitor["event"], reader: MailReader, manner: Manner): string[] {
  const words = getTranslator(reader.lang);
  if (isInside(reader)) return answerLines(event, manner, words);
  if (reader.role !== "booker") return [];
  const own = event.invitees.filter(({ id }) => id === reader.visitor?.id);
  return answerLines({ ...event, invitees: own }, manner, words).map((line) => softenWords(line, reader));
}

const toEventContact = (own: Parameters<typeof toMeetable>[0]) => ({
  contact: toMeetable(own).contact ?? null,
});

/** How one joins, or why there is no link; whoever looks after the host's team does not join. */
function meetingLines(news: NoticeContext, { role, lang }: MailReader, t: TranslateMail): string[] {
  const conference = findConference(news);
  if (role === "host" && conference?.failed)
    return [`${t("unlinkedHost.subject")}. ${t(`linkFault.${conference.failed}`)}`];
  return role === "team" ? [] : joinLines(conference, getTranslator(lang), describeHost(news.event).name);
}

/** The title, where it stands in no heading, as the words of who typed it. */
function quoteTitle(
  event: EventVisitor["event"],
  reader: MailReader,
  t: TranslateMail,
): MailContent["facts"] {
  const title = !isInside(reader) && isTitledByStranger(event) ? findTypedTitle(event) : null;
  if (title === null) return [];
  const name = nameInvitee(findBooker(event), reader) ?? nameHost(event, reader, t);
  return [{ label: t("event.wrote", { name }), lines: [t("event.quoted", { text: breakLinks(title) })] }];
}

function pickQuote(
  { event, notice, message, autoMessage }: NoticeContext,
  reader: MailReader,
  name: string,
  host: string,
): MailContent["quote"] {
  const { role } = reader;
  const by = event.invitees.find(({ id }) => id === notice.by);
  if (message) return { by: name, text: by?.userId ? message : softenWords(message, reader) };
  const isNew = notice.kind === "booked" || notice.kind === "requested";
  if (isNew && role === "booker" && autoMessage) return { by: host, text: autoMessage };
  const [first] = event.messages;
  if (isNew && role === "host" && first) return { by: name, text: first.body };
  const opens = notice.first && !event.bookpage && role === "guest";
  if (!opens || !first) return null;
  const text = event.api || first.createdByUserId ? first.body : softenWords(first.body, reader);
  return { by: findWriter(event, first.fromEmail) ?? host, text };
}

/** By name alone: guests never learn of each other's addresses. */
const findWriter = ({ invitees }: EventVisitor["event"], email: string | null): string | null =>
  invitees.find((invitee) => !invitee.su && invitee.email === email)?.fullName ?? null;

/** Nobody gets mail in their own name; null where nobody else is meant. */
function nameSender(
  event: EventVisitor["event"],
  by: Invitee | undefined,
  reader: MailReader,
  host: string,
): string | null {
  if (reader.role !== "host") return host;
  const other = by ?? findOnlyGuest(event);
  return other ? nameInvitee(other, reader) : null;
}

const findOnlyGuest = ({ invitees }: EventVisitor["event"]): Invitee | undefined => {
  const [guest, ...more] = invitees.filter(({ su }) => !su);
  return more.length === 0 ? guest : undefined;
};

/** To the event, where mails can come in. Else, where one other person is meant, an answer goes to that person; guests never learn of each other's addresses. */
function replyTo(event: EventVisitor["event"], { by }: Notice, { role }: MailReader): string | null {
  const toEvent = replyAddress(event.id);
  if (toEvent) return toEvent;
  if (role !== "host") return event.createdByUser?.email ?? event.createdByEmail;
  const other = event.invitees.find(({ id, su }) => id === by && !su) ?? findOnlyGuest(event);
  return other?.email ?? null;
}
