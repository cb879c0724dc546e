import { renderStepSms } from "@/lib/domain/events/planned-steps/render-step-sms";
import { renderSmsReply } from "@/lib/domain/events/sms-answers/render-sms-reply";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import type { Language } from "@/lib/platform/i18n/languages";
import { pickPreviewReader } from "./load-preview-visitors";
import type { SmsKind } from "./preview-kinds";

interface SmsPreview {
  kind: SmsKind;
  lang: Language;
  visitors: readonly EventVisitor[];
  texts: MessageTexts;
  branding: Branding;
}

const TEMPLATES = {
  sms_reminder: "reminder",
  sms_still_coming: "still_coming",
  sms_thanks: "thanks",
  sms_feedback: "feedback",
} as const;

const REPLIES = {
  sms_answered_coming: "sms.answeredComing",
  sms_answered_move: "sms.answeredMove",
  sms_answered_cancel: "sms.answeredCancel",
  sms_answered_decline: "sms.answeredDecline",
} as const;

/** Renders a text message about a meeting as it would be sent; null if the meeting has no guest. */
export function renderSmsPreview({ kind, lang, visitors, texts, branding }: SmsPreview): string | null {
  const found = pickPreviewReader(visitors, "guests");
  if (!found) return null;
  const visitor = { ...found, locale: lang };
  const { hour_cycle: hourCycle, name: organizationName } = branding;
  if (kind in REPLIES)
    return renderSmsReply(visitor, REPLIES[kind as keyof typeof REPLIES], { hourCycle, texts });
  const template = TEMPLATES[kind as keyof typeof TEMPLATES];
  const style = { hourCycle, canReply: false, maxLength: Number.POSITIVE_INFINITY, organizationName, texts };
  return renderStepSms({ template, text: "" }, visitor, style).text;
}
