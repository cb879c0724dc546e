import { normalizeSms } from "@/lib/core/text/normalize-sms";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import { formatShortSpan } from "@/lib/domain/events/visitor/format-days";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import { hasAnswers, renderVariables } from "@/lib/domain/events/workflows/text-variables";
import { joinRuns } from "@/lib/domain/messaging/mail/render-paragraphs";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { renderMessageText } from "@/lib/domain/messaging/texts/render-message-text";
import type { TextKey } from "@/lib/domain/messaging/texts/text-key";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { isLanguage } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { isHost } from "./is-host";
import { listTextValues } from "./list-text-values";
import { pickQuestionStep } from "./pick-question-step";

const TEMPLATE_KEYS = {
  reminder: "sms.reminder",
  still_coming: "sms.stillComing",
  thanks: "sms.thanks",
  feedback: "sms.feedback",
} as const;

export interface SmsStyle {
  hourCycle: HourCycle | null;
  /** Replies reach us. */
  canReply: boolean;
  /** The longest text that the provider accepts. */
  maxLength: number;
  organizationName: string;
  /** The organisation's texts of our templates. */
  texts?: MessageTexts;
}

/** Finds the organisation's text of a template for a reader; null for a step with a text of its own. */
export const findStepSmsKey = (
  { template }: Pick<WorkflowStep, "template">,
  visitor: EventVisitor,
): TextKey | null => (template ? { kind: `sms_${template}`, lang: toReader(visitor, null).lang } : null);

/** Renders the SMS of a step in the reader's language and time zone: our short text, or the organisation's. */
export function renderStepSms(
  { template, text }: Pick<WorkflowStep, "template" | "text">,
  visitor: EventVisitor,
  { hourCycle, canReply, maxLength, organizationName, texts }: SmsStyle,
): { text: string; asks: boolean } {
  const reader = toReader(visitor, hourCycle);
  const t = getMailTranslator(reader.lang);
  const asks = canReply && hasAnswers(text) && reader.role !== "host"; // a host has no page to come, move or cancel by
  const values = listStepValues({ template }, visitor, reader);
  const when = formatShortTime(reader, visitor);
  const own = renderMessageText(texts, findStepSmsKey({ template }, visitor), () => ({
    ...values,
    when,
    organization: organizationName,
  }));
  const rendered = template
    ? own
      ? joinRuns(own.text)
      : t(TEMPLATE_KEYS[template], { ...values, when })
    : renderVariables(text, { ...values, answers: asks ? t("sms.answers") : "" });
  return { text: normalizeSms(rendered).trim().slice(0, maxLength).toWellFormed(), asks };
}

/** Lists the values of the variables, with the personal link to the meeting. */
export function listStepValues(
  { template }: Pick<WorkflowStep, "template">,
  visitor: EventVisitor,
  reader: MailReader,
) {
  const query = new URLSearchParams({ key: buildMailedKey(visitor) });
  const step = pickQuestionStep(template);
  if (step) query.set("step", step);
  const link = `${resolvePageOrigin()}/event/${visitor.eventId}?${query}${step ? "#step" : ""}`;
  return listTextValues(visitor.event, reader, link);
}

/** Formats the short time of the meeting, with its zone only if the reader's is not known. */
export function formatShortTime(reader: MailReader, { event, timezone }: EventVisitor): string {
  const [span] = pickSpans(event);
  if (!span) return "";
  const translate = getTranslator(reader.lang);
  const short = formatShortSpan(buildDateTimeStyle(reader), event.timezone, translate, span);
  return span.allDay || timezone ? short : `${short} (${formatZoneLabel(reader.zone, span.start)})`;
}

export function toReader(visitor: EventVisitor, hourCycle: HourCycle | null): MailReader {
  const { event, locale, timezone, fullName, email, id } = visitor;
  const lang = locale ?? event.lang;
  return {
    role: isHost(visitor) ? "host" : id === findBooker(event)?.id ? "booker" : "guest",
    visitor,
    email: email ?? "",
    name: fullName,
    lang: isLanguage(lang) ? lang : "en",
    zone: timezone ?? event.timezone,
    hourCycle,
    team: null,
  };
}
