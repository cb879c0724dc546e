import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import { hasAnswers, renderVariables } from "@/lib/domain/events/workflows/text-variables";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { toParameter, type WhatsappContent } from "@/lib/domain/messaging/whatsapp/message-content";
import { renderTemplateBody } from "@/lib/domain/messaging/whatsapp/meta/parse-template";
import { pickTranslation } from "@/lib/domain/messaging/whatsapp/pick-translation";
import type { WhatsappTemplate } from "@/lib/platform/db/generated/client";
import { listStepValues, renderStepSms, type SmsStyle, toReader } from "./render-step-sms";

type Step = Pick<WorkflowStep, "template" | "text" | "whatsapp">;

interface Circumstances {
  style: SmsStyle;
  /** The template in its languages. */
  translations: readonly WhatsappTemplate[];
  /** The reader has written within 24 hours. */
  isOpen: boolean;
  isTest: boolean;
}

/**
 * Renders the message of a step: the template in the reader's language, or while it is not approved the text, if Meta takes
 * texts from us now. Returns null if neither can be sent.
 */
export function renderStepWhatsapp(
  step: Step,
  visitor: EventVisitor,
  { style, translations, isOpen, isTest }: Circumstances,
): { content: WhatsappContent; asks: boolean } | null {
  const { whatsapp } = step;
  if (!whatsapp) return null;
  const text = renderStepSms(step, visitor, style);
  const reader = toReader(visitor, style.hourCycle);
  const canAnswer = reader.role !== "host"; // a host has no page to come, move or cancel by
  const values = listStepValues(step, visitor, reader);
  const answers = canAnswer ? getMailTranslator(reader.lang)("sms.answers") : "";
  const parameters = whatsapp.parameters.map((one) =>
    toParameter(renderVariables(one, { ...values, answers })),
  );
  const found = pickTranslation(translations, reader.lang, parameters.length);
  if (!found && isTest)
    return { content: { template: null, shown: parameters.join("\n"), text: text.text }, asks: false };
  if (!found)
    return isOpen && text.text
      ? { content: { template: null, shown: text.text, text: text.text }, asks: text.asks }
      : null;
  const buttons = canAnswer ? whatsapp.buttons : [];
  const { name, language, variables, isNamed } = found;
  return {
    content: {
      template: { name, language, parameters, names: isNamed ? variables : null, buttons },
      shown: renderTemplateBody(found, parameters),
      text: text.text,
    },
    asks: canAnswer && (buttons.some((one) => one !== null) || whatsapp.parameters.some(hasAnswers)),
  };
}
