import { normalizeSms } from "@/lib/core/text/normalize-sms";
import { formatShortTime, toReader } from "@/lib/domain/events/planned-steps/render-step-sms";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { joinRuns } from "@/lib/domain/messaging/mail/render-paragraphs";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { MessageKind } from "@/lib/domain/messaging/texts/kinds";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { renderMessageText } from "@/lib/domain/messaging/texts/render-message-text";
import type { TextKey } from "@/lib/domain/messaging/texts/text-key";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { HourCycle } from "@/lib/platform/i18n/region-format";

/** Our texts that answer a reply. */
export type ReplyText =
  | "sms.answeredComing"
  | "sms.answeredMove"
  | "sms.answeredCancel"
  | "sms.answeredDecline"
  | "sms.askCancel"
  | "sms.notCancelled"
  | "sms.notPossible";

/** Those that the organisation can word. */
const KINDS: Partial<Record<ReplyText, MessageKind>> = {
  "sms.answeredComing": "sms_answered_coming",
  "sms.answeredMove": "sms_answered_move",
  "sms.answeredCancel": "sms_answered_cancel",
  "sms.answeredDecline": "sms_answered_decline",
};

/** Finds the kind of a reply in the reader's language; null for one with our words. */
export function findReplyKey(visitor: EventVisitor, text: ReplyText): TextKey | null {
  const kind = KINDS[text];
  return kind ? { kind, lang: toReader(visitor, null).lang } : null;
}

interface ReplyStyle {
  hourCycle: HourCycle | null;
  /** The organisation's texts. */
  texts: MessageTexts;
}

/** Renders the answer to a reply in the reader's language and time zone. */
export function renderSmsReply(
  visitor: EventVisitor,
  text: ReplyText,
  { hourCycle, texts }: ReplyStyle,
): string {
  const reader = toReader(visitor, hourCycle);
  const page = `${resolvePageOrigin()}/event/${visitor.eventId}`;
  const link = `${page}${text === "sms.answeredMove" ? "/reschedule" : ""}?key=${buildMailedKey(visitor)}`;
  const when = formatShortTime(reader, visitor);
  const own = renderMessageText(texts, findReplyKey(visitor, text), () => ({ when, link }));
  return normalizeSms(own ? joinRuns(own.text) : getMailTranslator(reader.lang)(text, { when, link }));
}
