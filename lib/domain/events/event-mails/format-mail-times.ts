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
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { MailReader } from "./find-readers";
import type { MailNoticeKind } from "./list-mail-notices";
import type { NoticeContext } from "./notice-context";

const MAX_DATE_LINES = 20;

/** Mails that ask their readers for an answer. */
const ASKING_KINDS: readonly MailNoticeKind[] = ["invited", "requested", "suggested", "unanswered"];

/** Formats the times of a mail: the previous one struck through above the new one, or each with links for an answer. */
export function formatMailTimes(
  { event, notice, previous, series }: NoticeContext,
  reader: MailReader,
  dateTimeStyle: DateTimeStyle,
  t: TranslateMail,
): MailLine[] {
  const format = (span: EventSpan): string => {
    const { day, time } = formatSpan(dateTimeStyle, event.timezone, getTranslator(reader.lang), span);
    return span.allDay
      ? `${day}, ${time}`
      : `${day}, ${time}, ${formatZoneLabel(span.unit ? event.timezone : dateTimeStyle.zone, span.start)}`;
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
  const asked = ASKING_KINDS.includes(notice.kind) ? listAnswerLinks(reader) : null;
  if (!asked) return lines;
  return event.dates
    .slice(0, MAX_DATE_LINES)
    .map(({ id }, index): MailLine => buildRichLine(lines[index] ?? "", { links: asked(id) }));
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
