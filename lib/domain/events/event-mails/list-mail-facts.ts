import { type Conference, parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatJoinLines } from "@/lib/domain/conferencing/conferences/format-join-lines";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { formatAnswerLines } from "@/lib/domain/events/format-answer-lines";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { formatStepLines } from "@/lib/domain/events/steps/format-steps";
import { describeEventHost, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";
import type { MailContent } from "@/lib/domain/messaging/mail/render-mail";
import type { TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { escapeLinks, findTypedTitle, hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import { formatMailTimes, listNearestTimes } from "./format-mail-times";
import {
  formatHostName,
  formatInviteeName,
  isInternalReader,
  listOthers,
  sanitizeExternalText,
} from "./mail-names";
import type { NoticeContext } from "./notice-context";
import { findCanceller } from "./pick-mail-text";

/** Finds the conference of the mail; none in mails about a removal or a series, as its events have a link each. */
export const findConference = ({ event, notice, series }: NoticeContext): Conference | null =>
  series || !event.confirmedFlag || event.cancelledAt || ["removed", "left"].includes(notice.kind)
    ? null
    : parseConference(event);

const MAX_LINES = 20;

export function listMailFacts(
  context: NoticeContext,
  reader: MailReader,
  t: TranslateMail,
): MailContent["facts"] {
  const { event, series, notice } = context;
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
    { label: t("cancelled.nearest"), lines: listNearestTimes(context, reader, dateTimeStyle) },
    { label: translate("steps.heading"), lines: series ? [] : formatStepLines(event, dateTimeStyle) },
    {
      label: translate("series.heading"),
      lines: position ? [translate("series.place", { index: position.index, count: position.count })] : [],
    },
    {
      label: translate("event.where"),
      lines: [...locations.slice(0, MAX_LINES), ...formatMeetingLines(context, reader, t)],
    },
    { label: t("event.with"), lines: people.slice(0, MAX_LINES) },
    { label: t("event.previousHost"), lines: notice.formerHost ? [notice.formerHost] : [] },
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
