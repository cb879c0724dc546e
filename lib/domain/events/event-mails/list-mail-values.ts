import { MINUTE } from "@/lib/core/time/instant";
import { listTextValues } from "@/lib/domain/events/planned-steps/list-text-values";
import { type EventSpan, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { formatSpan } from "@/lib/domain/events/visitor/format-span";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { TextValues } from "@/lib/domain/messaging/texts/variables";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { hasExternalTitle } from "./external-text";
import type { MailReader } from "./find-readers";
import { formatPeople, listOthers, sanitizeExternalText } from "./mail-names";
import type { NoticeContext } from "./notice-context";
import { findCanceller } from "./pick-mail-text";
import { formatMoment } from "./reader-dates";

/** Names that the caller has formatted already. */
interface MailNames {
  /** The person who caused the mail. */
  name: string;
  host: string;
}

/** Lists the values of the variables of a mail, in the reader's language and time zone. */
export function listMailValues(
  context: NoticeContext,
  reader: MailReader,
  { name, host }: MailNames,
): TextValues {
  const { event, previous } = context;
  const t = getMailTranslator(reader.lang);
  const { link: _, ...values } = listTextValues(event, reader, "");
  const spans = pickSpans(event);
  const [span] = spans;
  const canceller = findCanceller(context, reader, host);
  const { day: previousDay, time: previousTime } = previous
    ? formatTime(context, reader, previous)
    : { day: "", time: "" };
  return {
    ...values,
    host,
    organization: reader.organizationName ?? "",
    minutes: span ? Math.round((span.end - span.start) / MINUTE) : 0,
    times: spans.length,
    others: listOthers(event, reader).length,
    people: formatPeople(event, reader, t),
    name: event.cancelledAt ? (canceller ?? t("someone")) : name,
    by: canceller === null ? "other" : "person",
    reason: formatReason(context, reader),
    previous_date: previousDay,
    previous_time: previousTime,
    deadline: event.answerBy ? formatMoment(event.answerBy, reader) : "",
  };
}

function formatTime({ event }: NoticeContext, reader: MailReader, span: EventSpan) {
  const style = buildDateTimeStyle(reader);
  const { day, time } = formatSpan(style, event.timezone, getTranslator(reader.lang), span);
  return {
    day,
    time: span.allDay ? time : joinDateTime(reader.lang, time, formatZoneLabel(style.zone, span.start)),
  };
}

function formatReason({ event }: NoticeContext, reader: MailReader): string {
  const { cancelReason: reason } = event;
  if (!reason) return "";
  return hasExternalTitle(event) ? sanitizeExternalText(reason, reader) : reason;
}
