import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant } from "@/lib/core/time/instant";
import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { type EventSpan, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { formatSpan } from "@/lib/domain/events/visitor/format-span";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import type { MailLine, MailLink, RichMailLine } from "@/lib/domain/messaging/mail/render-mail";
import type { TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { readClock } from "@/lib/platform/clock/read-clock";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { MailReader } from "./find-readers";
import type { MailNoticeKind } from "./list-mail-notices";
import { buildBookAgainUrl } from "./list-secondary-actions";
import type { NoticeContext } from "./notice-context";

const MAX_DATE_LINES = 20;

/** Mails that ask their readers for an answer. */
const ASKING_KINDS: readonly MailNoticeKind[] = ["invited", "requested", "suggested", "unanswered"];

/** Mails about the votes of one invitee. */
const VOTE_KINDS: readonly MailNoticeKind[] = ["voted", "answers"];

/**
 * Formats the times of a mail: the previous one struck through above the new one, or each with the vote that the mail
 * is about or with links for one.
 */
export function formatMailTimes(
  { event, notice, previous, series }: NoticeContext,
  reader: MailReader,
  dateTimeStyle: DateTimeStyle,
  t: TranslateMail,
): MailLine[] {
  const format = (span: EventSpan): string => {
    const { day, time } = formatSpan(dateTimeStyle, event.timezone, getTranslator(reader.lang), span);
    const zone = span.unit ? event.timezone : dateTimeStyle.zone;
    return joinDateTime(reader.lang, day, time, ...(span.allDay ? [] : [formatZoneLabel(zone, span.start)]));
  };
  if (series) return series.changed.flatMap(pickSpans).map(format);
  const lines = pickSpans(event).slice(0, MAX_DATE_LINES).map(format);
  if (previous) {
    const was = format(previous);
    const struck = buildRichLine(was, { plain: t("event.was", { time: was }), isStruck: true });
    const isOne = event.confirmedFlag && lines.length === 1;
    return [
      struck,
      ...lines.map((line) =>
        isOne ? buildRichLine(line, { plain: t("event.now", { time: line }), isNew: true }) : line,
      ),
    ];
  }
  if (notice.kind === "cancelled") return lines.map((line) => buildRichLine(line, { isStruck: true }));
  const voter = VOTE_KINDS.includes(notice.kind) ? (notice.by ?? notice.only) : undefined;
  if (voter && !event.confirmedFlag)
    return lines.map((line, index) => `${line}\n${formatVote(event, index, voter, reader)}`);
  const asked = ASKING_KINDS.includes(notice.kind) ? listAnswerLinks(reader) : null;
  if (!asked) return lines;
  return event.dates
    .slice(0, MAX_DATE_LINES)
    .map(({ id }, index): MailLine => buildRichLine(lines[index] ?? "", { links: asked(id) }));
}

/** Formats the vote of an invitee on the date at this index. */
function formatVote(
  { dates, votes }: NoticeContext["event"],
  index: number,
  voter: string,
  { lang }: MailReader,
): string {
  const t = getTranslator(lang);
  const vote = votes.find(({ inviteeId, dateId }) => inviteeId === voter && dateId === dates[index]?.id);
  if (!vote) return t("eventPage.poll.waiting");
  return t(`eventPage.poll.${vote.ifNeedBe ? "ifNeedBe" : vote.yes ? "yes" : "no"}`);
}

/** Lists free times in place of those requested, each with a link to the form in which it is chosen. */
export function listNearestTimes(
  { event, nearest = [] }: NoticeContext,
  { visitor, lang }: MailReader,
  dateTimeStyle: DateTimeStyle,
): MailLine[] {
  const url = buildBookAgainUrl(visitor);
  const [requested] = pickSpans(event);
  if (!url || !requested) return [];
  const t = getTranslator(lang);
  const { zone } = dateTimeStyle;
  return nearest.map((start) => {
    const span = { start, end: asInstant(start + requested.end - requested.start), allDay: false };
    const { day, time } = formatSpan(dateTimeStyle, event.timezone, t, span);
    const query = new URLSearchParams({ slot: formatSlotValue(start), step: "details", tz: zone, lang });
    const text = joinDateTime(lang, day, time, formatZoneLabel(zone, start));
    return buildRichLine(text, { links: [{ label: t("details.book"), href: `${url}?${query}` }] });
  });
}

const buildRichLine = (text: string, rest: Partial<RichMailLine>): RichMailLine => ({
  text,
  plain: text,
  isStruck: false,
  isNew: false,
  links: [],
  ...rest,
});

/**
 * Returns the links with which a reader answers a date of a poll. They open the poll with the answer selected, and only
 * its form saves it: mail scanners follow links. Null for readers who cannot vote.
 */
function listAnswerLinks({ role, visitor, lang }: MailReader): ((dateId: string) => MailLink[]) | null {
  if (role !== "guest" || !visitor || !listVisitorActions(visitor, readClock()).has("vote")) return null;
  const t = getTranslator(lang);
  const { event, fullDates } = visitor;
  const page = `${resolvePageOrigin()}/event/${event.id}?key=${buildMailedKey(visitor)}`;
  const answers = [
    { answer: "yes", label: t("eventPage.poll.yes") },
    ...(getPollSettings(event).if_need_be
      ? [{ answer: "if_need_be", label: t("eventPage.poll.ifNeedBe") }]
      : []),
    { answer: "no", label: t("eventPage.poll.no") },
  ];
  return (dateId) =>
    answers
      .filter(({ answer }) => answer === "no" || !fullDates.includes(dateId))
      .map(({ answer, label }) => ({ label, href: `${page}&d=${dateId}&answer=${answer}#poll` }));
}
