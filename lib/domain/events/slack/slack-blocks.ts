import { truncateText } from "@/lib/domain/events/push/build-push-message";

/** The limits of Slack's Block Kit that concern these messages, in characters. */
const MAX_TEXT = 2900;
const MAX_LABEL = 75;
const MAX_DIALOG_TITLE = 100;
const MAX_DIALOG_TEXT = 300;
const MAX_DIALOG_BUTTON = 30;

export interface TextPart {
  text: string;
  bold?: boolean;
  strike?: boolean;
}

export interface LinkPart {
  text: string;
  url: string;
  bold?: boolean;
}

export type Line = readonly (TextPart | LinkPart)[];

export type SlackBlock = Record<string, unknown>;

/**
 * Builds a block of lines. Its texts are shown as they are, without markup, mentions and links, as Slack reads none in
 * rich text; so what a booker has written cannot notify a channel or hide an address.
 */
export function buildLines(lines: readonly Line[]): SlackBlock {
  let left = MAX_TEXT;
  const elements = lines.flatMap((line) => {
    const parts = line.flatMap((part) => {
      const text = truncateText(part.text, Math.max(1, left));
      if (left <= 0 || text === "") return [];
      left -= [...text].length;
      return [toElement({ ...part, text })];
    });
    return parts.length > 0 ? [{ type: "rich_text_section", elements: parts }] : [];
  });
  return { type: "rich_text", elements };
}

export const buildQuote = (text: string): SlackBlock => ({
  type: "rich_text",
  elements: [{ type: "rich_text_quote", elements: [{ type: "text", text: truncateText(text, MAX_TEXT) }] }],
});

function toElement(part: TextPart | LinkPart) {
  const style = {
    ...(part.bold && { bold: true }),
    ...("strike" in part && part.strike && { strike: true }),
  };
  const styled = Object.keys(style).length > 0 && { style };
  return "url" in part
    ? { type: "link", url: part.url, text: part.text, ...styled }
    : { type: "text", text: part.text, ...styled };
}

const toPlainText = (text: string, most: number) => ({
  type: "plain_text",
  text: truncateText(text, most),
  emoji: false,
});

export const buildNote = (text: string): SlackBlock => ({
  type: "context",
  elements: [toPlainText(text, MAX_TEXT)],
});

export interface SlackButton {
  id: string;
  label: string;
  /** Opens a page. */
  url?: string;
  /** Sent back by a press. */
  value?: string;
  style?: "primary" | "danger";
  dialog?: { title: string; text: string; confirm: string; deny: string };
}

export const buildButtons = (buttons: readonly SlackButton[]): SlackBlock => ({
  type: "actions",
  elements: buttons.map(({ id, label, url, value, style, dialog }) => ({
    type: "button",
    action_id: id,
    text: toPlainText(label, MAX_LABEL),
    ...(url && { url }),
    ...(value && { value }),
    ...(style && { style }),
    ...(dialog && {
      confirm: {
        title: toPlainText(dialog.title, MAX_DIALOG_TITLE),
        text: toPlainText(dialog.text, MAX_DIALOG_TEXT),
        confirm: toPlainText(dialog.confirm, MAX_DIALOG_BUTTON),
        deny: toPlainText(dialog.deny, MAX_DIALOG_BUTTON),
        style: "danger",
      },
    }),
  })),
});
