import type { Language } from "@/lib/platform/i18n/languages";
import { loadMailMessages, loadPageMessages } from "@/lib/platform/i18n/load-messages";
import { describeKind, type MessageKind } from "./kinds";
import type { TextParts } from "./text-parts";

const PAGES_PREFIX = "pages.";

/** Reads the source of one of our texts; a key with `pages.` is in the catalogue of pages. */
function readMessage(lang: Language, key: string): string {
  const isPage = key.startsWith(PAGES_PREFIX);
  const path = (isPage ? key.slice(PAGES_PREFIX.length) : key).split(".");
  let value: unknown = isPage ? loadPageMessages(lang) : loadMailMessages(lang);
  for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
  if (typeof value !== "string") throw new Error(`There is no text ${key} in ${lang}`);
  return value;
}

/** Returns our texts of a kind, with the variables that the organisation's may have. */
export function buildDefaultParts(kind: MessageKind, lang: Language): TextParts {
  const { subject, text, isTitled, button, textByPerson, renamed = {} } = describeKind(kind);
  const read = (key: string) => {
    const message = readMessage(lang, key);
    return Object.entries(renamed).reduce(
      (source, [ours, name]) => source.replaceAll(`{${ours}}`, `{${name}}`),
      message,
    );
  };
  return {
    subject: subject
      ? isTitled
        ? readMessage(lang, "heading").replace("{what}", () => read(subject))
        : read(subject)
      : null,
    text: textByPerson ? `{by, select, person {${read(textByPerson)}} other {${read(text)}}}` : read(text),
    closing: null,
    button: button && read(button),
    details: true,
  };
}
