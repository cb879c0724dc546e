import type { Language } from "@/lib/platform/i18n/languages";

/** The same text in some of the languages; whoever reads another one gets the English text, else the first. */
type Translations = { [Lang in Language]?: string | undefined };

export type LocalText = string | Translations;

export function selectTranslation(text: LocalText, language: Language): string {
  if (typeof text === "string") return text;
  return text[language] ?? text.en ?? Object.values(text).find(Boolean) ?? "";
}
