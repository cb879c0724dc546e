import type { MailContent } from "@/lib/domain/messaging/mail/render-mail";
import { joinRuns, type MailRun } from "@/lib/domain/messaging/mail/render-paragraphs";
import type { Language } from "@/lib/platform/i18n/languages";
import { describeKind, listParts, type MessageKind } from "./kinds";
import type { MessageTexts } from "./load-message-texts";
import { parseText } from "./parse-text";
import { renderText } from "./render-text";
import type { TextKey } from "./text-key";
import type { TextParts } from "./text-parts";
import { listPartIssues } from "./validate-parts";
import type { TextValues } from "./variables";

/** A text of the organisation for one reader. */
export interface RenderedText {
  /** Empty for text messages. */
  subject: string;
  text: readonly MailRun[];
  closing: readonly MailRun[];
  /** Null: our label. */
  button: string | null;
  details: boolean;
}

/**
 * Renders the organisation's text for a reader; null if there is none. A text that cannot be rendered is reported and
 * is none, so that no message is lost for it.
 */
export function renderMessageText(
  texts: MessageTexts | undefined,
  key: TextKey | null,
  listValues: () => TextValues,
): RenderedText | null {
  const parts = key && texts?.find(key);
  if (!key || !parts) return null;
  try {
    const values = listValues();
    texts?.reportValues?.(values);
    return renderParts(key, parts, values);
  } catch (error) {
    texts?.reportFailure(key, error);
    return null;
  }
}

/** Renders all parts; throws if one of them breaks a rule. */
function renderParts({ kind, lang }: TextKey, parts: TextParts, values: TextValues): RenderedText {
  const [issue] = listPartIssues(kind, lang, parts);
  if (issue) throw new Error(`The ${issue.part} breaks the rule ${issue.rule}`);
  const render = (part: "subject" | "text" | "closing" | "button") =>
    renderPart({ kind, lang }, part, parts[part], values);
  const subject = joinRuns(render("subject")).trim();
  const text = render("text");
  // Branches of a select may all be empty.
  const isEmpty = joinRuns(text).trim() === "" || (parts.subject !== null && subject === "");
  if (isEmpty) throw new Error("The text is empty for this reader");
  return {
    subject,
    text,
    closing: render("closing"),
    button: parts.button && joinRuns(render("button")),
    details: parts.details,
  };
}

function renderPart(
  { kind, lang }: { kind: MessageKind; lang: Language },
  part: "subject" | "text" | "closing" | "button",
  source: string | null,
  values: TextValues,
): MailRun[] {
  const rules = listParts(kind).find((one) => one.part === part);
  if (!rules || !source) return [];
  return renderText(parseText(source, rules, lang).elements, values, lang, rules);
}

/** Replaces our words of a mail; the button has the new label only if it is the kind's button. */
export function applyMessageText(
  content: MailContent,
  own: RenderedText | null,
  { hasOwnButton }: { hasOwnButton: boolean },
): MailContent {
  if (!own) return content;
  const { button } = content;
  return {
    ...content,
    heading: own.subject,
    text: own.text.map((run) => (typeof run === "string" ? run : run.label)).join(""),
    richText: own.text,
    ...(own.closing.length > 0 && { closing: own.closing }),
    ...(!own.details && { facts: [] }),
    ...(button && own.button && hasOwnButton && { button: { ...button, label: own.button } }),
  };
}

/** Returns the organisation's label of the button of a kind; null for ours. */
export function findButtonLabel(texts: MessageTexts | undefined, key: TextKey | null): string | null {
  const parts = key && texts?.find(key);
  const hasFailed = texts?.failures.some(({ kind, lang }) => kind === key?.kind && lang === key.lang);
  if (!key || !parts?.button || hasFailed) return null;
  return joinRuns(renderPart(key, "button", parts.button, {}));
}

/** The key of the label that the button of a kind has by default. */
export const getButtonKey = (kind: MessageKind): string | null => describeKind(kind).button;
