import type { Instant } from "@/lib/core/time/instant";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { findTextKey } from "@/lib/domain/events/event-mails/find-text-key";
import type { NoticeContext } from "@/lib/domain/events/event-mails/notice-context";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import { renderVariables } from "@/lib/domain/events/workflows/text-variables";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { findButtonLabel } from "@/lib/domain/messaging/texts/render-message-text";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildAddressParts } from "./build-address-parts";
import { listTextValues } from "./list-text-values";
import { pickQuestionStep } from "./pick-question-step";
import type { StepMessage } from "./step-channel";

interface StepMailContext {
  /** The meeting, for readers who do not take part. */
  event: EventVisitor["event"];
  message: StepMessage;
  now: Instant;
  /** The organisation's texts of our templates. */
  texts?: MessageTexts;
}

const TEMPLATE_KINDS = {
  reminder: "reminder",
  still_coming: "stillComing",
  thanks: "thanks",
  feedback: "feedback",
} as const;

const buildStepContext = (
  event: EventVisitor["event"],
  template: WorkflowStep["template"],
): NoticeContext => ({
  event,
  version: 0,
  notice: { kind: TEMPLATE_KINDS[template ?? "reminder"] },
  message: null,
  autoMessage: null,
});

/** Finds the organisation's text of the template of a step; null for a step with a text of its own. */
export const findStepTextKey = (event: EventVisitor["event"], { step }: StepMessage, reader: MailReader) =>
  step.template ? findTextKey(buildStepContext(event, step.template), reader) : null;

/** Renders the mail of a step: the text of its template, or its own, above the facts of the meeting. */
export function renderStepMail({ event, message, now, texts }: StepMailContext, reader: MailReader): NewMail {
  const { id, step } = message;
  const context = buildStepContext(event, step.template);
  const mail = renderEventMail({ ...context, ...(step.template && texts && { texts }) }, reader);
  const seen = reader.visitor?.event ?? event;
  const isAhead = pickSpans(seen).some(({ end }) => end > now) && !seen.cancelledAt;
  const values = listTextValues(seen, reader, mail.content.button?.href ?? "");
  const own = step.template
    ? null
    : { subject: renderVariables(step.subject, values), text: renderVariables(step.text, values) };
  return {
    ...mail,
    key: reader.visitor ? `workflow/${id}` : `workflow/${id}/${reader.email}`,
    kind: "workflow",
    subject: own?.subject ?? mail.subject,
    content: {
      ...mail.content,
      ...(own && { heading: own.subject, text: own.text }),
      ...buildQuestionButton(
        step.template,
        reader,
        now,
        findButtonLabel(texts, findStepTextKey(event, message, reader)),
      ),
      ...(!isAhead && { join: null, ways: [] }),
      ...(reader.stopLink && buildAddressParts(reader, reader.stopLink)),
    },
    ...(reader.stopLink && { leave: `${reader.stopLink}/submit` }),
  };
}

/** The button of a mail that asks something leads to the form for the answer, which a mail scanner does not send. */
function buildQuestionButton(
  template: WorkflowStep["template"],
  { visitor, lang }: MailReader,
  now: Instant,
  ownLabel: string | null,
) {
  const step = pickQuestionStep(template);
  if (!visitor || !step || !listVisitorActions(visitor, now).has(step)) return {};
  const label =
    ownLabel ??
    (step === "coming"
      ? getTranslator(lang)("eventPage.action.attend")
      : getMailTranslator(lang)("feedback.button"));
  const query = new URLSearchParams({ key: buildMailedKey(visitor), step });
  return { button: { label, href: `${resolvePageOrigin()}/event/${visitor.eventId}?${query}#step` } };
}
